import { describe, expect, test } from "vitest";
import { mostPlaces } from "./hall.ts";
import { placeOf, rowsOf } from "./place.ts";

describe("Straight rows have a point for each of their places", () => {
  const rows = [1, 2, 7, 8, 9, 60, 121, 350, mostPlaces].flatMap((places) =>
    [0, 1].map((aisle) => ({ places, aisle })),
  );
  test.for(rows)("$places places, an aisle of $aisle", ({ places, aisle }) => {
    const { points, apart, half } = rowsOf(places, aisle);
    expect(points).toHaveLength(places);
    expect(new Set(points.map(String)).size).toBe(places);
    expect(half).toBeLessThanOrEqual(201);
    for (const [x, y] of points) {
      expect(Math.abs(x)).toBeLessThanOrEqual(half);
      expect(y).toBeLessThan(240);
    }
    const distances = points.slice(1).map(([x, y], place) => {
      const [beforeX = 0, beforeY = 0] = points[place] ?? [];
      return Math.hypot(x - beforeX, y - beforeY);
    });
    if (places > 1) expect(Math.min(...distances)).toBeGreaterThan(0.8 * apart);
  });
});

describe("An event is drawn where it takes place", () => {
  const none = { category: "community", levels: [] };
  test.for([
    [{ ...none, venue: "Assembly hall" }, "hall"],
    [{ ...none, venue: "सभागार" }, "hall"],
    [{ ...none, category: "sport", venue: "Main ground" }, "stands"],
    [{ ...none, category: "sport", venue: "Sports hall" }, "hall"],
    [{ ...none, levels: ["pre-primary"], venue: "Garden rooms" }, "door"],
    [{ ...none, levels: ["pre-primary", "primary"], venue: "Garden" }, "lawn"],
    [{ ...none, venue: "In front of the main house, Paonta Sahib" }, "lawn"],
    [{ ...none, venue: "साल के पेड़ों के नीचे" }, "lawn"],
    [{ ...none, venue: "Classrooms of Classes 6 to 8" }, "room"],
    [{ ...none, venue: null }, "room"],
  ] as const)("%j: %s", ([event, place]) => {
    expect(placeOf({ ...event, levels: [...event.levels] })).toBe(place);
  });
});
