import { expect, test } from "vitest";
import type { z } from "zod";
import { contentSchema } from "../../data/pages/content-schemas.ts";
import { sitePages } from "../../data/pages/site-map.ts";
import { prints } from "./prints.ts";
import { siteContent } from "./site-content.ts";

const all = siteContent("2026-11-21");
const hindiPages = all.filter(({ key }) => key.startsWith("hi/"));
const keys = [
  "school",
  "menu",
  ...sitePages().flatMap(({ contentKey }) => contentKey ?? []),
] as const;
const schemas = new Map<string, z.ZodObject>(keys.map((key) => [key, contentSchema(key)]));

// The sample school has the original menu, which is no row.
test("every page of the site has sample content, in both languages", () => {
  const wanted = [...schemas.keys()].filter((key) => key !== "menu");
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

// A new text in the English disclosure needs its Hindi words too.
test("the disclosure in Hindi leaves no English sentence", () => {
  const page = hindiPages.find(({ key }) => key === "hi/disclosure");
  const texts = JSON.stringify(page?.content).match(/"[^"]*"/g) ?? [];
  expect(texts.filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text))).toEqual([]);
});

test("every print that a page chooses exists", () => {
  const chosen = JSON.stringify(all).match(/\/prints\/[^"]+/g) ?? [];
  expect(chosen).not.toEqual([]);
  expect(chosen.filter((address) => !(address in prints))).toEqual([]);
});
