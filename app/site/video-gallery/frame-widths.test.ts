import { expect, test } from "vitest";
import { frameWidths } from "./frame-widths.ts";

const inRows = (seconds: (number | null)[], inRow: number) => {
  const widths = frameWidths(seconds, inRow);
  const rows: number[][] = [[]];
  for (const width of widths) {
    const row = rows[rows.length - 1] ?? [];
    const filled = row.reduce((sum, one) => sum + one, 0);
    if (filled > 0.99) rows.push([width]);
    else row.push(width);
  }
  return rows;
};

test("the longer of two films has the wider frame, and each row is filled", () => {
  const [row = [], ...others] = inRows([187, 905, 334], 3);
  expect(others).toEqual([]);
  expect(row.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1);
  const [shortest = 0, longest = 0, middle = 0] = row;
  expect(longest).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(shortest);
  expect(shortest).toBeGreaterThan(0.22);
});

test("a film of unknown length has an average frame", () => {
  const [first, unknown, last] = frameWidths([100, null, 300], 3);
  expect(unknown).toBeCloseTo(((first ?? 0) + (last ?? 0)) / 2);
  expect(frameWidths([null, null], 3)).toEqual([0.5, 0.5]);
  expect(frameWidths([0], 3)).toEqual([1]);
});

test.each([
  [3, 4, [2, 2]],
  [3, 7, [3, 2, 2]],
  [3, 8, [3, 3, 2]],
  [3, 1, [1]],
  [2, 5, [2, 2, 1]],
  [3, 0, [0]],
])("with up to %i in a row, %i films stand in rows of %j", (inRow, count, rows) => {
  const sizes = inRows(new Array(count).fill(60), inRow).map((row) => row.length);
  expect(sizes).toEqual(rows);
});
