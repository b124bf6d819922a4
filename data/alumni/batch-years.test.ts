import { expect, test } from "vitest";
import { batchYears } from "./batch-years.ts";

const now = new Date("2026-11-27");

test("the years to choose from begin with the school, latest first", () => {
  const years = batchYears(2003, undefined, now);
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 2003, 24]);
});

test("the last year is India's, where the new one begins first", () => {
  const newYear = new Date("2026-12-31T18:30:00Z");
  expect(batchYears(2003, undefined, newYear)[0]).toBe(2027);
});

test("an existing year before the school's beginning stays in the list", () => {
  expect(batchYears(2003, 1998, now).at(-1)).toBe(1998);
});

test("where the school's first year is unknown, they go back eighty years", () => {
  expect(batchYears(undefined, undefined, now).at(-1)).toBe(1946);
});
