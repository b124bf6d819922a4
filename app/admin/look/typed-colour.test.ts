import { expect, test } from "vitest";
import { readColour } from "./typed-colour.ts";

test("a colour may be typed in any usual notation", () => {
  for (const typed of ["#1f6f5c", "1F6F5C", " #1F6f5C "]) expect(readColour(typed)).toBe("#1f6f5c");
  expect(readColour("#abc")).toBe("#aabbcc");
  for (const typed of ["", "green", "#12345", "#1f6f5c;}", "rgb(1,2,3)"]) {
    expect(readColour(typed)).toBeUndefined();
  }
});
