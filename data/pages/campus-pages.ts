import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { byCampus } from "../school/campus-schema.ts";
import type { CampusId } from "../school/campuses.ts";
import { placeDrawingSchema } from "./place-drawing.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const sentence = z.string().min(1).max(400);
const paragraph = z.string().min(1).max(1200);

/** A comparison of campuses for families, question by question. */
export const campusesPageSchema = z.object({
  lead: sentence,
  compare: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(z.object({ question: heading, answers: byCampus(sentence) }))
      .min(1)
      .max(12),
  }),
  between: z.object({ title: heading, paragraphs: z.array(paragraph).min(1).max(4) }),
});

export type CampusesPage = z.infer<typeof campusesPageSchema>;

/** A new campus needs only a sentence; the other parts appear once they are written. */
export const campusPageSchema = z.object({
  lead: sentence,
  caption: sentence.optional(),
  levels: sentence.optional(),
  hours: z.array(z.object({ what: heading, when: heading })).max(6),
  place: z
    .object({
      title: heading,
      paragraphs: z.array(paragraph).min(1).max(3),
      drawing: placeDrawingSchema.optional(),
    })
    .optional(),
  facilities: z
    .array(z.object({ count: z.string().min(1).max(12), name: heading, note: sentence }))
    .max(12),
  address: z.array(heading).max(5),
  routes: z.array(z.object({ by: heading, text: sentence })).max(6),
});

export type CampusPage = z.infer<typeof campusPageSchema>;

/** The overview's content, or null before anybody has written it. Throws the service's error. */
export function getCampusesPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<CampusesPage> | null> {
  return getSiteContent(client, "campuses", campusesPageSchema, language);
}

/** One campus's content, or null before anybody has written it. Throws the service's error. */
export function getCampusPage(
  client: SchoolClient,
  id: CampusId,
  language: Language,
): Promise<InLanguage<CampusPage> | null> {
  return getSiteContent(client, `campus/${id}`, campusPageSchema, language);
}
