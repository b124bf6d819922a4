import { describe, expect, test } from "vitest";
import { tallyOf } from "./tally.ts";

describe("The strokes of a promise", () => {
  test.each([
    ["31", "children in the largest class", { made: 31, of: 31 }],
    ["181", "of 212 school days", { made: 181, of: 212 }],
    ["181", "दिन, 212 कार्य-दिवसों में से", { made: 181, of: 212 }],
    ["7", "of the 12 books on the list", { made: 7, of: 12 }],
    ["7", "out of 12", { made: 7, of: 12 }],
    ["7", "12 में से", { made: 7, of: 12 }],
    ["7", "स्कूल के 12 नए पेड़ों में से", { made: 7, of: 12 }],
    ["0", "of 12 trees lost", { made: 0, of: 12 }],
    ["5", "visits to 12 villages", { made: 5, of: 5 }],
    ["5", "12 गाँवों के दौरे", { made: 5, of: 5 }],
    ["5", "किताबें, 12 बच्चों की टोली में, अपनी पसंद में से", { made: 5, of: 5 }],
    ["5", "of 1,500 children", { made: 0, of: 0 }],
    ["5", "1,500 बच्चों में से", { made: 0, of: 0 }],
    ["0%", "of 12 villages without a bus", { made: 0, of: 100 }],
    ["93%", "answered in time; we want 98", { made: 93, of: 100 }],
    ["0", "leavers for that reason", { made: 0, of: 0 }],
    ["many", "books", { made: 0, of: 0 }],
    ["999", "too many to read", { made: 0, of: 0 }],
  ])("%s %s", (result, note, strokes) => {
    expect(tallyOf(result, note)).toEqual(strokes);
  });
});
