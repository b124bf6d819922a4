import { z } from "zod";
import { firstBatch } from "../alumni/batch-years.ts";
import type { SchoolClient } from "../client.ts";
import { type InLanguage, inLanguage, type Language } from "../languages.ts";
import { photographSchema } from "./photograph.ts";
import { getSiteContent } from "./site-content.ts";

const sentence = z.string().min(1).max(400);
const heading = z.string().min(1).max(120);

/** The content of the alumni network's landing page. */
export const alumniPageSchema = z.object({
  lead: sentence,
  photograph: photographSchema.optional(),
  firstBatch: z.int().min(firstBatch).max(2100).optional(),
  numbers: z
    .array(z.object({ value: z.string().min(1).max(12), label: heading, note: sentence }))
    .max(5),
  offers: z.array(z.object({ title: heading, text: sentence })).max(6),
  register: z.object({ title: heading, text: sentence }),
});

export type AlumniPage = z.infer<typeof alumniPageSchema>;

/** The landing page's own content, or null before anybody has written it. Throws the service's error. */
export function getAlumniPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<AlumniPage> | null> {
  return getSiteContent(client, "alumni", alumniPageSchema, language);
}

/** Testimonials by alumni, newest first. Throws the service's error. */
export async function listAlumniStories(
  client: SchoolClient,
  { limit }: { limit: number },
  language: Language,
) {
  const { data } = await client
    .from("testimonials")
    .select("id, quote, author, relation, campus, translations")
    .in("author", ["Alumna", "Alumnus"])
    .order("created_at", { ascending: false })
    .order("id")
    .limit(limit)
    .throwOnError();
  return data.map((story) => inLanguage(story, language, ["quote", "author", "relation"]));
}

export type AlumniStory = Awaited<ReturnType<typeof listAlumniStories>>[number];
