import { expect, test } from "vitest";
import type { z } from "zod";
import { aboutPageSchema, visionPageSchema } from "../../../data/about.ts";
import { academicsPageSchema, levelPageSchema } from "../../../data/academics.ts";
import { campusesPageSchema, campusPageSchema } from "../../../data/campus-pages.ts";
import { activityPageSchema, coCurricularPageSchema } from "../../../data/co-curricular.ts";
import { legalPageSchema } from "../../../data/legal.ts";
import { scholarshipsSchema } from "../../../data/scholarships.ts";
import { contentPages } from "./pages.ts";

const schemas: [RegExp, z.ZodType][] = [
  [/^about$/, aboutPageSchema],
  [/^about\/vision$/, visionPageSchema],
  [/^scholarships$/, scholarshipsSchema],
  [/^academics$/, academicsPageSchema],
  [/^academics\//, levelPageSchema],
  [/^campuses$/, campusesPageSchema],
  [/^campus\//, campusPageSchema],
  [/^co-curricular$/, coCurricularPageSchema],
  [/^co-curricular\//, activityPageSchema],
  [/^(privacy|terms)$/, legalPageSchema],
];

// A page whose content is not of its shape falls back to its plain state, so nobody would see an error.
test.each(contentPages("2026-11-21"))("the content of $key is of its page's shape", (page) => {
  const schema = schemas.find(([key]) => key.test(page.key))?.[1];
  expect(schema?.safeParse(page.content).error?.issues).toEqual(undefined);
  expect(schema?.safeParse(page.content).success).toBe(true);
});
