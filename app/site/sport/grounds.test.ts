import { expect, test } from "vitest";
import { groundOf } from "./grounds.ts";

test("A sport of another name still finds its ground", () => {
  expect(groundOf("Hockey")?.size).toEqual([91.4, 55]);
  expect(groundOf("Football, girls")?.size).toEqual([105, 68]);
  expect(groundOf("Table tennis")?.size).toEqual([2.74, 1.525]);
  expect(groundOf("Yoga")).toBeNull();
});

test("The eight cross lanes of kho-kho end before the second post", () => {
  const lanes = [...(groundOf("Kho-kho")?.lines.matchAll(/M([\d.]+) 0V16/g) ?? [])];
  const places = lanes
    .map(([, place]) => Number(place))
    .filter((place) => place > 1.5 && place < 25.5);
  expect(places).toHaveLength(16);
  // As far from the second post as the first lane from the first.
  expect(25.5 - (places.at(-1) ?? 0)).toBeCloseTo((places[0] ?? 0) - 1.5, 1);
});

test.for([
  ["Football", 11],
  ["Hockey", 11],
  ["Kabaddi", 7],
  ["Basketball", 5],
  ["Volleyball", 6],
] as const)("A side of %s has %i players, all in their own half", ([sport, count]) => {
  const { side = [], size } = groundOf(sport) ?? {};
  const [length, width] = size ?? [0, 0];
  expect(side).toHaveLength(count);
  for (const [x, y] of side) {
    expect(x > 0 && x < length / 2 && y > 0 && y < width).toBe(true);
  }
});
