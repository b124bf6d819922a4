import { expect, test } from "vitest";
import { batchYears } from "./profile-visibility.ts";

const now = new Date("2026-11-27");

test("the years to choose from begin with the school, the latest first", () => {
  const years = batchYears(2003, undefined, now);
  expect([years[0], years.at(-1), years.length]).toEqual([2026, 2003, 24]);
});

test("a year from before the school says it began stays among them", () => {
  expect(batchYears(2003, 1998, now).at(-1)).toBe(1998);
});

test("where nobody has said when the school began, they go back eighty years", () => {
  expect(batchYears(undefined, undefined, now).at(-1)).toBe(1946);
});
