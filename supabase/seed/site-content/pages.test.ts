import { expect, test } from "vitest";
import { contentSchemas } from "../../../data/pages/content-schemas.ts";
import { hindiPages } from "../hindi/pages.ts";
import { siteContent } from "../site-content.ts";
import { reachingPages } from "../site-content-pages/pages.ts";
import { contentPages } from "./pages.ts";

const today = "2026-11-21";
const english = [...contentPages(today), ...reachingPages(today)];
const schemas = new Map(Object.entries(contentSchemas));

test("every page of the site has sample content, in both languages", () => {
  const keys = siteContent(today).map(({ key }) => key);
  const wanted = [...schemas.keys()];
  expect(keys.toSorted()).toEqual([...wanted, ...wanted.map((key) => `hi/${key}`)].toSorted());
});

// A page whose content is not of its shape falls back to its plain state, so nobody would see an error.
test.each(siteContent(today))("the content of $key is of its page's shape", ({ key, content }) => {
  const schema = schemas.get(key.replace(/^hi\//, ""));
  expect(schema?.safeParse(content).error?.issues).toEqual(undefined);
  expect(schema?.safeParse(content).success).toBe(true);
});

// A number written in digits is a fact, and a fact is the same in every language.
test.each(hindiPages(today))("$key says the same numbers as the page in English", (page) => {
  const original = english.find(({ key }) => `hi/${key}` === page.key);
  expect(numbersIn(page.content)).toEqual(numbersIn(original?.content));
});

// A text of the English disclosure that is written anew needs its Hindi words too.
test("the disclosure in Hindi leaves no English sentence", () => {
  const page = hindiPages(today).find(({ key }) => key === "hi/disclosure");
  const texts = JSON.stringify(page?.content).match(/"[^"]*"/g) ?? [];
  expect(texts.filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text))).toEqual([]);
});

/** The digits of every text, sorted, at the place where the text stands: "12:30" is 12 and 30. */
function numbersIn(content: unknown): unknown {
  if (typeof content === "string") return (content.match(/\d+/g) ?? []).toSorted();
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, numbersIn(part)]));
}
