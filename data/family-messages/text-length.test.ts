import { expect, test } from "vitest";
import { textLength } from "./text-length.ts";

test.each([
  ["", 0, 1],
  ["a".repeat(160), 160, 1],
  ["a".repeat(161), 161, 2],
  ["a".repeat(306), 306, 2],
  ["a".repeat(307), 307, 3],
  ["{".repeat(80), 160, 1],
  ["क".repeat(70), 70, 1],
  ["क".repeat(71), 71, 2],
  [`${"a".repeat(70)}’`, 71, 2],
  ["😀".repeat(35), 70, 1],
])("%# is counted as operators do", (text, characters, parts) => {
  expect(textLength(text)).toEqual({ characters, parts });
});
