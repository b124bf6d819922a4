import { describe, expect, test } from "vitest";
import { tallyOf } from "./tally.ts";

describe("The strokes of a promise", () => {
  test.each([
    ["31", "children in the largest class", { made: 31, of: 31 }],
    ["181", "of 212 school days", { made: 181, of: 212 }],
    ["93%", "answered in time; we want 98", { made: 93, of: 100 }],
    ["0", "leavers for that reason", { made: 0, of: 0 }],
    ["many", "books", { made: 0, of: 0 }],
    ["999", "too many to read", { made: 0, of: 0 }],
  ])("%s %s", (result, note, strokes) => {
    expect(tallyOf(result, note)).toEqual(strokes);
  });
});
