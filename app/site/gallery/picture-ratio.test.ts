import { expect, test } from "vitest";
import { endsAlone, rowClasses } from "./picture-ratio.ts";

const wide = { width: 1600, height: 1000 };
const upright = { width: 1000, height: 1600 };

test.each([
  ["none", [], false],
  ["one, which is the album", [wide], false],
  ["two side by side", [wide, wide], false],
  ["three, of which two fill a row", [wide, wide, wide], true],
  ["four in two rows", [wide, wide, wide, wide], false],
  ["six upright ones in a row", Array(6).fill(upright), false],
  ["an eighth upright one", Array(8).fill(upright), true],
])("%s", (_name, pictures, isAlone) => {
  expect(endsAlone(pictures, "desk", 19)).toBe(isAlone);
});

test("on a phone, where a row is higher, a second wide one stands alone", () => {
  expect(endsAlone([wide, wide], "phone", 34)).toBe(true);
  expect(endsAlone([upright, wide], "phone", 34)).toBe(false);
});

test("rows become higher until the last picture has company", () => {
  expect(rowClasses([wide, wide, wide, upright, upright])).toBe("rows-19 rows-40");
  expect(rowClasses(Array(8).fill(upright))).toBe("rows-22 rows-34");
});

test("a last picture that stands alone at every height has its own class", () => {
  expect(rowClasses([wide, wide])).toBe("rows-19 phone-ends-alone");
});
