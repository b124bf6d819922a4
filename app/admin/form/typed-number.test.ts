import { expect, test } from "vitest";
import { readNumber } from "./typed-number.ts";

test.for([
  ["25500", 25_500],
  ["25,500", 25_500],
  ["1,25,500", 125_500],
  ["₹ 25,500", 25_500],
  ["25 500", 25_500],
  ["-3", -3],
] as const)("%s is a number", ([typed, number]) => expect(readNumber(typed)).toBe(number));

test.for(["", ",", "₹", "25.5", "25,500/-", "many"])("%j is no whole number", (typed) =>
  expect(readNumber(typed)).toBeUndefined(),
);
