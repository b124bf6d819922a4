import { expect, test } from "vitest";
import { seasonOf } from "./year-season.ts";

test.each([
  ["April", "leaves"],
  ["August and December", "rain"],
  ["December and August", "bare"],
  ["First week of November", "seeds"],
  ["मार्च", "flowers"],
  ["फ़रवरी", "flowers"],
  ["Every month", "leaves"],
  ["Maybe later", "leaves"],
])("%s", (when, season) => {
  expect(seasonOf(when)).toBe(season);
});
