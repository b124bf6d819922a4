import { expect, test } from "vitest";
import { lightAt, nextLight } from "./light.ts";

test.for([
  ["2026-11-26T23:29:59Z", "night", "2026-11-26T23:30:00.000Z"],
  ["2026-11-26T23:30:00Z", "dawn", "2026-11-27T03:30:00.000Z"],
  ["2026-11-27T03:30:00Z", "day", "2026-11-27T11:30:00.000Z"],
  ["2026-11-27T12:00:00Z", "evening", "2026-11-27T14:30:00.000Z"],
  ["2026-11-27T14:30:00Z", "night", "2026-11-27T23:30:00.000Z"],
  // It is after midnight in India.
  ["2026-11-27T19:00:00Z", "night", "2026-11-27T23:30:00.000Z"],
] as const)("at %s it is %s until %s", ([now, light, next]) => {
  expect(lightAt(new Date(now))).toBe(light);
  expect(nextLight(new Date(now)).toISOString()).toBe(next);
});
