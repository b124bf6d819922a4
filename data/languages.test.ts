import { expect, test } from "vitest";
import { addressIn, splitAddress } from "./languages.ts";

test.each([
  ["/", "en", "/"],
  ["/history?year=1969", "en", "/history?year=1969"],
  ["/hi", "hi", "/"],
  ["/hi/", "hi", "/"],
  ["/hi?q=1", "hi", "/?q=1"],
  ["/hi#top", "hi", "/#top"],
  ["/hi/about?x=1", "hi", "/about?x=1"],
])("%s is the address of a page in a language", (address, language, path) => {
  expect(splitAddress(address)).toEqual({ language, path });
});

test("a page has one address per language", () => {
  expect([addressIn("en", "/"), addressIn("en", "/about")]).toEqual(["/", "/about"]);
  expect([addressIn("hi", "/"), addressIn("hi", "/about")]).toEqual(["/hi", "/hi/about"]);
});
