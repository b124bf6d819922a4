import { expect, test } from "vitest";
import { fillsRows, placePictures } from "./picture-rows.ts";

const wide = { width: 1600, height: 1000 };
const upright = { width: 1000, height: 1600 };

test.each([
  ["none", [], true],
  ["two side by side", [wide, wide], true],
  ["three, of which two fill a row", [wide, wide, wide], false],
  ["four in two rows", [wide, wide, wide, wide], true],
  ["six upright ones in a row", Array(6).fill(upright), true],
  ["an eighth upright one", Array(8).fill(upright), false],
  ["two upright ones, too narrow for a row", [upright, upright], false],
])("%s", (_name, pictures, isFull) => {
  expect(fillsRows(pictures, 19)).toBe(isFull);
});

test("Rows have another height where the last picture would stand alone", () => {
  expect(placePictures([wide, upright, wide, upright], true).classes).toMatch(/^desk-25 /);
  expect(placePictures(Array(8).fill(upright), false).classes).toMatch(/^desk-25 /);
  expect(placePictures([wide, wide, wide], true).classes).toBe("desk-19 phone-46 desk-ends-alone");
});

test("The last wide picture is large, if the rows before and after it are full", () => {
  const large = (...pictures: (typeof wide)[]) => placePictures(pictures, true).large;
  const row = [upright, wide, upright];
  expect(large(...row, ...row, wide)).toBe(6);
  expect(large(...row, wide, ...row)).toBe(3);
  expect(large(...row, ...row, wide, upright)).not.toBe(6);
  expect(large(...Array(9).fill(upright))).toBe(-1);
  expect(large(wide, wide, wide)).toBe(-1);
});

test("On a phone no upright picture has a row for itself, where a lower row has room for two", () => {
  const { classes, alone } = placePictures([upright, wide, upright, wide], true);
  expect(classes).toMatch(/ phone-34/);
  expect(alone.size).toBe(0);
  expect(placePictures([wide, wide], true).alone.size).toBe(1);
});
