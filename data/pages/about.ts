import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { InLanguage, Language } from "../languages.ts";
import { photographSchema } from "./photograph.ts";
import { getSiteContent } from "./site-content.ts";

const heading = z.string().min(1).max(120);
const sentence = z.string().min(1).max(400);
const paragraph = z.string().min(1).max(1200);

/** The school's story: what happened in which year, and which office answers for what. */
export const aboutPageSchema = z.object({
  lead: sentence,
  photograph: photographSchema.optional(),
  caption: sentence,
  years: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(z.object({ year: z.number().int().min(1900), title: heading, text: paragraph }))
      .min(1)
      .max(20),
  }),
  counted: sentence,
  offices: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(z.object({ office: heading, answersFor: sentence, reach: sentence }))
      .min(1)
      .max(20),
  }),
});

export type AboutPage = z.infer<typeof aboutPageSchema>;

/** Mission and vision, and each promise with the count that shows whether it is kept. */
export const visionPageSchema = z.object({
  lead: sentence,
  photograph: photographSchema.optional(),
  mission: sentence,
  missionText: z.array(paragraph).max(4),
  vision: sentence,
  visionText: z.array(paragraph).max(4),
  promises: z.object({
    title: heading,
    lead: sentence,
    rows: z
      .array(
        z.object({
          promise: heading,
          text: sentence,
          counted: sentence,
          result: z.string().min(1).max(20),
          resultNote: heading,
        }),
      )
      .min(1)
      .max(10),
  }),
});

export type VisionPage = z.infer<typeof visionPageSchema>;

/** The published content of Our Story, or null before anybody has written it. Throws the service's error. */
export function getAboutPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<AboutPage> | null> {
  return getSiteContent(client, "about", aboutPageSchema, language);
}

/** The published mission and vision, or null before anybody has written them. Throws the service's error. */
export function getVisionPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<VisionPage> | null> {
  return getSiteContent(client, "about/vision", visionPageSchema, language);
}
