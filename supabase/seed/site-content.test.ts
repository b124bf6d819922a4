import { expect, test } from "vitest";
import type { z } from "zod";
import { admissionsPageSchema } from "../../data/admissions/admissions.ts";
import { contactPageSchema } from "../../data/forms/contact.ts";
import { aboutPageSchema, visionPageSchema } from "../../data/pages/about.ts";
import { academicsPageSchema, levelPageSchema } from "../../data/pages/academics.ts";
import { alumniPageSchema } from "../../data/pages/alumni-network.ts";
import { campusesPageSchema, campusPageSchema } from "../../data/pages/campus-pages.ts";
import { activityPageSchema, coCurricularPageSchema } from "../../data/pages/co-curricular.ts";
import { disclosureSchema } from "../../data/pages/disclosure.ts";
import { homePageSchema } from "../../data/pages/home-page.ts";
import { legalPageSchema } from "../../data/pages/legal.ts";
import { scholarshipsSchema } from "../../data/pages/scholarships.ts";
import { schoolSchema } from "../../data/school/school-schema.ts";
import { siteContent } from "./site-content.ts";

const schemas: [RegExp, z.ZodType][] = [
  [/^school$/, schoolSchema],
  [/^home$/, homePageSchema],
  [/^admissions$/, admissionsPageSchema],
  [/^contact$/, contactPageSchema],
  [/^about$/, aboutPageSchema],
  [/^about\/vision$/, visionPageSchema],
  [/^scholarships$/, scholarshipsSchema],
  [/^academics$/, academicsPageSchema],
  [/^academics\//, levelPageSchema],
  [/^campuses$/, campusesPageSchema],
  [/^campus\//, campusPageSchema],
  [/^co-curricular$/, coCurricularPageSchema],
  [/^co-curricular\//, activityPageSchema],
  [/^alumni$/, alumniPageSchema],
  [/^(privacy|terms)$/, legalPageSchema],
  [/^disclosure$/, disclosureSchema],
];

const all = siteContent("2026-11-21");
const hindiPages = all.filter(({ key }) => key.startsWith("hi/"));

// A page whose content is not of its shape falls back to its plain state, so no error would be seen.
test.each(all)("the content of $key fits the schema of its page", ({ key, content }) => {
  const schema = schemas.find(([pattern]) => pattern.test(englishKey(key)))?.[1];
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

function englishKey(key: string): string {
  return key.replace(/^hi\//, "");
}

/** The digits of every text, sorted, at the place of the text: "12:30" is 12 and 30. */
function numbersIn(content: unknown): unknown {
  if (typeof content === "string") return (content.match(/\d+/g) ?? []).toSorted();
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, part]) => [name, numbersIn(part)]));
}
