import { expect, test } from "vitest";
import { endsAlone } from "./picture-ratio.ts";

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
  expect(endsAlone(pictures)).toBe(isAlone);
});
