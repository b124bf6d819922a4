import { expect, test } from "vitest";
import { isAddress, isSitePath, isTextLink } from "./links.ts";

const hostile = [
  ...[
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
  ],
  ...[
    "\u0001javascript:alert(1)",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
  ],
  ...[
    "data:text/html,x",
    "https:///evil.example",
    "https:/\\evil.example",
    " /about",
    "https://",
    "",
  ],
  ...["/about\u0000", "https://a.example/\u007f", "vbscript:x", "/a\\b", "evil.example"],
];

test.each(hostile)("%j is not a link", (value) => {
  expect([isSitePath(value), isAddress(value), isTextLink(value)]).toEqual([false, false, false]);
});

test("pages of the site, https and, in long texts, other addresses are links", () => {
  for (const value of ["/", "/about", "/a//b?x=1#y", "/हिन्दी"]) {
    expect([isSitePath(value), isAddress(value), isTextLink(value)]).toEqual([true, true, true]);
  }
  expect(isAddress("https://cbse.gov.in/x?y=1#z")).toBe(true);
  expect(isAddress("http://cbse.gov.in")).toBe(false);
  for (const value of [
    "http://cbse.gov.in",
    "#fees",
    "mailto:office@school.example",
    "tel:+911704",
  ]) {
    expect(isTextLink(value)).toBe(true);
  }
});
