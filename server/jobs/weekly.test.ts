import { expect, test } from "vitest";
import { weekToWriteAbout } from "./jobs.ts";

test.each([
  ["2026-11-22T10:29:00Z", null],
  ["2026-11-22T10:30:00Z", "2026-11-23"],
  ["2026-11-22T18:31:00Z", "2026-11-23"],
  ["2026-11-23T06:29:00Z", "2026-11-23"],
  ["2026-11-23T06:30:00Z", null],
  ["2026-11-25T12:00:00Z", null],
])("at %s the week to write about begins on %s", (now, monday) => {
  expect(weekToWriteAbout(new Date(now))).toBe(monday);
});
