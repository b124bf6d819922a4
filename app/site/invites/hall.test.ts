import { describe, expect, test } from "vitest";
import { hallOf, lineOf, mostPlaces } from "./hall.ts";

describe("A hall has a point for each of its places", () => {
  test.for([1, 2, 7, 30, 121, 350, mostPlaces])("%i places", (places) => {
    const { points, apart } = hallOf(places);
    expect(points).toHaveLength(places);
    expect(new Set(points.map(String)).size).toBe(places);
    const distances = points.slice(1).map(([x, y], place) => {
      const [beforeX = 0, beforeY = 0] = points[place] ?? [];
      return Math.hypot(x - beforeX, y - beforeY);
    });
    if (places > 1) expect(Math.min(...distances)).toBeGreaterThan(0.8 * apart);
    expect(Math.max(...points.map(([x]) => Math.abs(x)))).toBeLessThanOrEqual(200);
  });
});

test("The line of those who wait ends where the wall ends", () => {
  expect(lineOf(14, 250, 12)).toHaveLength(14);
  expect(lineOf(4000, 250, 12).length).toBeLessThan(50);
});
