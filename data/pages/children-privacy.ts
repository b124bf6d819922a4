import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { privacyRecord } from "../school/privacy-record.ts";
import { inShort } from "./legal.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const paragraph = z.string().min(1).max(1500);
const chapter = z.object({ title: heading, points: z.array(paragraph).min(1).max(12) });

/** The school's own text for a kind of personal data; parts left out use the product's text. */
const ownWords = z.object({
  what: paragraph.optional(),
  why: paragraph.optional(),
  kept: paragraph.optional(),
});

type Kind = (typeof privacyRecord)[number]["id"];
const recordOfKinds = Object.fromEntries(
  privacyRecord.map(({ id }) => [id, ownWords.optional()]),
) as Record<Kind, z.ZodOptional<typeof ownWords>>;

/**
 * The page for guardians about children's data, and the school's own texts in the record of personal data.
 */
export const childrenPrivacySchema = z.object({
  updatedOn: z.iso.date().optional(),
  lead: paragraph,
  inShort,
  without: chapter,
  change: chapter,
  rights: chapter,
  record: z.object(recordOfKinds).optional(),
});

export type ChildrenPrivacy = z.infer<typeof childrenPrivacySchema>;

/** The school's own text, or null while the product's is used. Throws the service's error. */
export function getChildrenPrivacy(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<ChildrenPrivacy> | null> {
  return getSiteContent(client, "privacy/children", childrenPrivacySchema, language);
}
