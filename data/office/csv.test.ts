import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

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
  [
    "a first line that names the separator",
    "\uFEFFsep=;\r\na,b;c\r\n1,5;2\r\n",
    [
      ["a,b", "c"],
      ["1,5", "2"],
    ],
  ],
  ["one column", "Name\nAsha\nRavi, the younger\n", [["Name"], ["Asha"], ["Ravi", "the younger"]]],
])("a file with %s", (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test("An export is read back unchanged: phone numbers, Hindi, quotes and lines", () => {
  const rows = [
    ["Name", "टेलीफ़ोन", "Remarks"],
    ["आशा कुमारी", "+91 98765 43210", 'Says "no, thank you"; asks again'],
    ["O'Neil", "+919876543210", "Line one\nline two"],
    ["Ravi; Ltd", "-12.5", "'quoted'"],
    ["'=kept", "''+1", "sep=;"],
    ["=1+1", "@here", "- a list"],
  ];
  expect(readCsv(writeCsv(rows))).toEqual(rows);
});

test.each(["=1+1", "+91 98765 43210", "-1+2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1"])(
  "a spreadsheet reads %j as text",
  (text) => expect(writeCsv([["Name", text]])).toContain(`'${text}`),
);

test("a phone number survives being opened and saved in a spreadsheet", () => {
  const saved = "Name;Phone\r\nAsha;'+91 98765 43210\r\nRavi;+91 98765 43211\r\n";
  expect(readCsv(saved).slice(1)).toEqual([
    ["Asha", "+91 98765 43210"],
    ["Ravi", "+91 98765 43211"],
  ]);
});

test("a plain negative number stays a number", () => {
  expect(writeCsv([["-12.5", "-3"]])).toBe("\uFEFF-12.5,-3\r\n");
});

test.each([
  '"',
  '""',
  'a"',
  '"a"b',
  '" ',
  '"a",',
  ",",
  ";",
  "\r",
  "\n",
  "\t",
  'a"\n',
  "'",
  "sep=;",
])("300 KB of %j is read in time", (part) => {
  const began = performance.now();
  readCsv(part.repeat(300_000 / part.length));
  expect(performance.now() - began).toBeLessThan(5_000);
});
