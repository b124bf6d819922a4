import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { byCampus } from "../school/campus-schema.ts";
import { byLevel } from "../school/level-schema.ts";
import { getSiteContent } from "./site-content.ts";

const sentence = z.string().min(1).max(400);
const heading = z.string().min(1).max(120);

/** The content of the home page, apart from what it lists from other tables. */
export const homePageSchema = z.object({
  hero: z.object({ title: z.array(heading).min(1).max(2), lead: sentence, caption: sentence }),
  numbers: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(
        z.object({
          value: z.string().min(1).max(12),
          unit: z.string().max(12).optional(),
          label: heading,
          note: sentence,
        }),
      )
      .min(1)
      .max(6),
  }),
  levels: z.object({
    title: heading,
    lead: sentence,
    sentences: byLevel(sentence),
  }),
  campuses: z.object({
    title: heading,
    lead: sentence,
    sentences: byCampus(sentence),
  }),
  motto: z.object({ text: heading, language: z.enum(["sa", "hi"]), meaning: heading }),
  events: z.object({ lead: sentence }),
  admissions: z.object({
    title: heading,
    lead: sentence,
    steps: z
      .array(z.object({ title: heading, text: sentence }))
      .min(1)
      .max(4),
  }),
});

export type HomePage = z.infer<typeof homePageSchema>;

/** The home page's own content in a language, or null before anybody has written it. Throws the service's error. */
export function getHomePage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<HomePage> | null> {
  return getSiteContent(client, "home", homePageSchema, language);
}
