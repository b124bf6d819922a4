import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { levelKey } from "../school/level-schema.ts";
import type { LevelId } from "../school/levels.ts";
import { photographSchema } from "./photograph.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const sentence = z.string().min(1).max(400);
const paragraph = z.string().min(1).max(1200);

/** What is common to all levels: subjects from first to last level, the year, the languages. */
export const academicsPageSchema = z.object({
  lead: sentence,
  subjects: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(z.object({ name: heading, from: levelKey, to: levelKey, note: sentence }))
      .min(1)
      .max(20),
  }),
  year: z.object({
    title: heading,
    rows: z
      .array(z.object({ months: heading, what: heading, text: sentence }))
      .min(1)
      .max(12),
  }),
  rules: z.object({
    title: heading,
    rows: z
      .array(z.object({ title: heading, text: sentence }))
      .min(1)
      .max(6),
  }),
});

export type AcademicsPage = z.infer<typeof academicsPageSchema>;

export const levelPageSchema = z.object({
  lead: sentence,
  photograph: photographSchema.optional(),
  caption: sentence,
  facts: z
    .array(z.object({ label: heading, value: sentence }))
    .min(1)
    .max(8),
  aims: z.object({ title: heading, paragraphs: z.array(paragraph).min(1).max(4) }),
  subjects: z
    .array(z.object({ name: heading, what: sentence }))
    .min(1)
    .max(14),
  day: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(z.object({ time: heading, what: heading, note: sentence.optional() }))
      .min(1)
      .max(16),
  }),
  assessment: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(z.object({ year: heading.optional(), when: heading, what: sentence }))
      .min(1)
      .max(16),
  }),
  streams: z
    .object({
      title: heading,
      lead: sentence,
      rows: z
        .array(
          z.object({
            name: heading,
            campuses: sentence,
            subjects: z.array(heading).min(1).max(8),
            choices: sentence,
            leadsTo: sentence,
          }),
        )
        .min(1)
        .max(4),
    })
    .optional(),
});

export type LevelPage = z.infer<typeof levelPageSchema>;

/** The overview's content, or null before anybody has written it. Throws the service's error. */
export function getAcademicsPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<AcademicsPage> | null> {
  return getSiteContent(client, "academics", academicsPageSchema, language);
}

/** One level's content, or null before anybody has written it. Throws the service's error. */
export function getLevelPage(
  client: SchoolClient,
  id: LevelId,
  language: Language,
): Promise<InLanguage<LevelPage> | null> {
  return getSiteContent(client, `academics/${id}`, levelPageSchema, language);
}
