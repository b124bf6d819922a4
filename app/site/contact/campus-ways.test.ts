import { expect, test } from "vitest";
import { isDrawn } from "../../../data/pages/campus-pictures.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { wayTo } from "./campus-ways.ts";

test("Each drawn campus has its own way on the map", () => {
  const ways = campusesIn("en").filter(isDrawn).map(wayTo);
  expect(ways).not.toContain(null);
  expect(new Set(ways).size).toBe(3);
});

test("No way leads to a campus that was moved or added", () => {
  const spot = { x: 20, y: 30 };
  for (const { id } of campusesIn("en")) expect(wayTo({ id, spot }), id).toBeNull();
  expect(wayTo({ id: "rajban", spot })).toBeNull();
  expect(wayTo({ id: "rajban", spot: null })).toBeNull();
});
