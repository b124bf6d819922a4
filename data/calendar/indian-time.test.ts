import { expect, test } from "vitest";
import { shortClock, twelveHourClock } from "./indian-time.ts";

test.each([
  ["2026-11-23T18:30:00Z", "12:00", "early"],
  ["2026-11-23T22:29:00Z", "3:59", "early"],
  ["2026-11-23T22:30:00Z", "4:00", "morning"],
  ["2026-11-24T06:25:00Z", "11:55", "morning"],
  ["2026-11-24T06:30:00Z", "12:00", "afternoon"],
  ["2026-11-24T10:30:00Z", "4:00", "evening"],
  ["2026-11-24T14:30:00Z", "8:00", "night"],
  ["2026-11-24T18:29:59Z", "11:59", "night"],
])("%s is %s in India, in the part of the day called %s", (instant, clock, part) => {
  expect(twelveHourClock(instant)).toEqual({ clock, part });
  expect(twelveHourClock(new Date(instant))).toEqual({ clock, part });
});

test("a time of day loses its zero and its half of the day", () => {
  expect(["00:05", "07:05", "12:40", "19:05"].map(shortClock)).toEqual([
    ...["12:05", "7:05", "12:40", "7:05"],
  ]);
});
