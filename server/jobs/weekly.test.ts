import { expect, test } from "vitest";
import { monthToWriteAbout, weekToWriteAbout } from "./jobs.ts";

test.each([
  ["2026-11-22T10:29:00Z", null],
  ["2026-11-22T10:30:00Z", "2026-11-23"],
  ["2026-11-22T18:31:00Z", "2026-11-23"],
  ["2026-11-23T06:29:00Z", "2026-11-23"],
  ["2026-11-23T06:30:00Z", null],
  ["2026-11-25T12:00:00Z", null],
])("at %s the weekly email covers the week from %s", (now, monday) => {
  expect(weekToWriteAbout(new Date(now))).toBe(monday);
});

test.each([
  ["2026-12-01T03:29:00Z", null],
  ["2026-12-01T03:30:00Z", "2026-12-01"],
  ["2026-12-07T15:29:00Z", "2026-12-01"],
  ["2026-12-07T15:30:00Z", null],
  ["2026-12-07T20:00:00Z", null],
  ["2026-12-15T06:00:00Z", null],
])("at %s the emails to alumni are sent for %s", (now, month) => {
  expect(monthToWriteAbout(new Date(now))).toBe(month);
});
