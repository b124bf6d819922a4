import type { SchoolClient } from "./client.ts";

/** The testimonials chosen for the home page, in their order. Throws the service's error. */
export async function listFeaturedTestimonials(client: SchoolClient, { limit }: { limit: number }) {
  const { data, error } = await client
    .from("featured_testimonials")
    .select("position, testimonials(id, quote, author, relation, campus)")
    .order("position")
    .limit(limit);
  if (error) throw error;
  return data.flatMap(({ testimonials }) => testimonials ?? []);
}

export type Testimonial = Awaited<ReturnType<typeof listFeaturedTestimonials>>[number];
