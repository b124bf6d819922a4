import { expect, test } from "vitest";
import { parseCsv } from "./csv.ts";

test.each([
  [
    "cells and lines",
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "lines of every kind",
    "a,b\n1,2\r3,4",
    [
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  [
    "quotes, commas and lines within a cell",
    'a,b\n"x, ""y""\nz",2',
    [
      ["a", "b"],
      ['x, "y"\nz', "2"],
    ],
  ],
  [
    "empty cells, at the end too",
    "a,b,c\n,,\n1,,",
    [
      ["a", "b", "c"],
      ["1", "", ""],
    ],
  ],
  [
    "a mark of UTF-8, as spreadsheets write it",
    "\uFEFFनाम,b\nआशा,2",
    [
      ["नाम", "b"],
      ["आशा", "2"],
    ],
  ],
  [
    "semicolons",
    "a;b\n1,5;2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "tabs",
    "a\tb\n1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "blanks around and empty lines",
    " a , b \n\n 1 ,2\n\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["a quote that nobody closes", 'a,b\n"1,2', [["a", "b"], ["1,2"]]],
  ["nothing", "", []],
])("a file with %s", (_, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});
