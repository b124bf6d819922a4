import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const paragraph = z.string().min(1).max(1500);

/** The whole text in a few sentences, each of which it also says at length. */
export const inShort = z.array(z.string().min(1).max(120)).max(4).optional();

const cell = z.string().min(1).max(120).optional();

/** What readers may do with a thing at once, what they ask for first, and what nobody may. */
const use = z.object({ name: z.string().min(1).max(60), may: cell, ask: cell, not: cell });

export const legalPageSchema = z.object({
  lead: paragraph,
  inShort,
  /** The rules about things that belong to somebody, as the rows of a card. */
  uses: z.array(use).max(8).optional(),
  updatedOn: z.iso.date(),
  /** Shown above a text that the school has not yet replaced. */
  notice: paragraph.optional(),
  sections: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/),
        title: heading,
        paragraphs: z.array(paragraph).max(6),
        points: z.array(paragraph).max(12).optional(),
      }),
    )
    .min(1)
    .max(20),
});

export type LegalPage = z.infer<typeof legalPageSchema>;

/** The privacy notice or the terms, or null before the school has entered them. Throws the service's error. */
export function getLegalPage(
  client: SchoolClient,
  key: "privacy" | "terms",
  language: Language,
): Promise<InLanguage<LegalPage> | null> {
  return getSiteContent(client, key, legalPageSchema, language);
}
