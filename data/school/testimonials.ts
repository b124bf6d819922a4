import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";

/** The testimonials chosen for the home page, in order, in a language. Throws the service's error. */
export async function listFeaturedTestimonials(
  client: SchoolClient,
  { limit }: { limit: number },
  language: Language,
) {
  const { data } = await client
    .from("featured_testimonials")
    .select("position, testimonials(id, quote, author, relation, campus, photo, translations)")
    .order("position")
    .limit(limit)
    .throwOnError();
  return data.flatMap(({ testimonials }) =>
    testimonials ? inLanguage(testimonials, language, ["quote", "author", "relation"]) : [],
  );
}

/** Approved testimonials by author, as choices; at most 500. Throws the service's error. */
export async function listApprovedTestimonials(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("testimonials")
    .select("id, author, quote")
    .eq("status", "approved")
    .order("author")
    .limit(500)
    .throwOnError();
  return data.map(({ id, author, quote }) => ({ id, name: `${author}: ${quote.slice(0, 60)}…` }));
}

export type Testimonial = Awaited<ReturnType<typeof listFeaturedTestimonials>>[number];
