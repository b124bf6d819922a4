import { expect, test } from "vitest";
import { albumRows } from "./album-rows.ts";

test("Whatever their number, no album stands alone in the last row", () => {
  expect(albumRows(1)).toEqual([1]);
  expect(albumRows(8)).toEqual([2, 3, 3]);
  expect(albumRows(11)).toEqual([2, 3, 3, 3]);
  for (let count = 2; count < 40; count += 1) {
    const rows = albumRows(count);
    expect(rows.reduce((sum, size) => sum + size, 0)).toBe(count);
    expect(Math.min(...rows)).toBeGreaterThan(1);
  }
});
