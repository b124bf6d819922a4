import { expect, test } from "vitest";
import { z } from "zod";
import { calendarDay } from "./days.ts";

test.for([
  ["2026-11-21", true],
  ["2028-02-29", true],
  ["2000-02-29", true],
  ["2026-02-29", false],
  ["1900-02-29", false],
  ["2026-06-31", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-1-5", false],
  ["2026-11", false],
  ["2026-11-21T10:00", false],
  ["2026-11-21\n", false],
  ["tomorrow", false],
  ["", false],
] as const)("%j: a day is %s, as in the forms of the office", ([text, isDay]) => {
  expect(calendarDay(text)).toBe(isDay ? text : null);
  expect(z.iso.date().safeParse(text).success).toBe(isDay);
});

test.for(["0226-03-01", "1026-03-01", "2126-03-01"])("the year of %s is mistyped", (text) => {
  expect(calendarDay(text)).toBeNull();
});
