import { describe, expect, test } from "vitest";
import { mostPlaces } from "./hall.ts";
import { standsOf } from "./stands.ts";

describe("Stands have a point for each of their places", () => {
  test.for([1, 2, 40, 121, 600, mostPlaces])("%i places", (places) => {
    const { points, apart } = standsOf(places);
    expect(points).toHaveLength(places);
    expect(new Set(points.map(String)).size).toBe(places);
    for (const [x, y] of points) {
      expect(Math.abs(x)).toBeLessThanOrEqual(200);
      expect(Math.abs(y)).toBeLessThanOrEqual(130);
    }
    const [[firstX, firstY] = [0, 0], ...others] = points;
    for (const [x, y] of others)
      expect(Math.hypot(x - firstX, y - firstY)).toBeGreaterThan(0.8 * apart);
  });
});
