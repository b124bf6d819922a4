import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { campusKey } from "../school/campus-schema.ts";
import { photographSchema } from "./photograph.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const sentence = z.string().min(1).max(400);
const paragraph = z.string().min(1).max(1200);
const weekday = z.enum(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);

const groupSchema = z.object({
  name: heading,
  what: sentence,
  forWhom: heading,
  days: z.array(weekday).min(1).max(6),
  time: heading,
  place: heading,
  campus: campusKey,
  ledBy: heading,
});

/** One part of campus life: what it is for, and every group a child can join. */
export const activityPageSchema = z.object({
  lead: sentence,
  caption: sentence.optional(),
  story: z.object({ title: heading, paragraphs: z.array(paragraph).min(1).max(4) }),
  groups: z.object({ title: heading, lead: sentence, rows: z.array(groupSchema).min(1).max(40) }),
  year: z.object({
    title: heading,
    rows: z
      .array(z.object({ when: heading, what: sentence }))
      .min(1)
      .max(12),
  }),
});

/** The same with a picture; the clubs show their week instead. */
export const picturedActivitySchema = activityPageSchema.extend({
  photograph: photographSchema.optional(),
});

export type ActivityPage = z.infer<typeof picturedActivitySchema>;
export type ActivityGroup = z.infer<typeof groupSchema>;
export type ActivityArea = "performing-arts" | "visual-arts" | "clubs-societies";

export const coCurricularPageSchema = z.object({
  lead: sentence,
  photograph: photographSchema.optional(),
  rules: z.object({
    title: heading,
    rows: z
      .array(z.object({ title: heading, text: sentence }))
      .min(1)
      .max(6),
  }),
});

export type CoCurricularPage = z.infer<typeof coCurricularPageSchema>;

/** One part's content, or null before anybody has written it. Throws the service's error. */
export function getActivityPage(
  client: SchoolClient,
  area: ActivityArea,
  language: Language,
): Promise<InLanguage<ActivityPage> | null> {
  return getSiteContent(client, `co-curricular/${area}`, picturedActivitySchema, language);
}

/** The overview's content, or null before anybody has written it. Throws the service's error. */
export function getCoCurricularPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<CoCurricularPage> | null> {
  return getSiteContent(client, "co-curricular", coCurricularPageSchema, language);
}
