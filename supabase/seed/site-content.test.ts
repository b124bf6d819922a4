import { expect, test } from "vitest";
import { contentSchemas } from "../../data/pages/content-schemas.ts";
import { siteContent } from "./site-content.ts";

const all = siteContent("2026-11-21");
const hindiPages = all.filter(({ key }) => key.startsWith("hi/"));
const schemas = new Map(Object.entries(contentSchemas));

test("every page of the site has sample content, in both languages", () => {
  const wanted = [...schemas.keys()];
  expect(all.map(({ key }) => key).toSorted()).toEqual(
    [...wanted, ...wanted.map((key) => `hi/${key}`)].toSorted(),
  );
});

// A page whose content does not fit its schema falls back to its plain state, so no error would be seen.
test.each(all)("the content of $key fits the schema of its page", ({ key, content }) => {
  const schema = schemas.get(key.replace(/^hi\//, ""));
  expect(schema?.safeParse(content).error?.issues).toEqual(undefined);
  expect(schema?.safeParse(content).success).toBe(true);
});

// A number written in digits is a fact, and a fact is the same in every language.
test.each(hindiPages)("$key has the same numbers as the page in English", (page) => {
  const original = all.find(({ key }) => `hi/${key}` === page.key);
  expect(numbersIn(page.content)).toEqual(numbersIn(original?.content));
});

// A new text in the English disclosure needs its Hindi words too.
test("the disclosure in Hindi leaves no English sentence", () => {
  const page = hindiPages.find(({ key }) => key === "hi/disclosure");
  const texts = JSON.stringify(page?.content).match(/"[^"]*"/g) ?? [];
  expect(texts.filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text))).toEqual([]);
});

/** The digits of every text, sorted, at the place of the text: "12:30" is 12 and 30. */
function numbersIn(content: unknown): unknown {
  if (typeof content === "string") return (content.match(/\d+/g) ?? []).toSorted();
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, numbersIn(part)]));
}
