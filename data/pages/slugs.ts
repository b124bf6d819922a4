import type { SchoolClient } from "../client.ts";

/**
 * Words of lower-case letters and digits separated by hyphens, as in the database's check; not "true" and
 * "false", which Supabase Lite does not read as text in a filter.
 */
export const slugPattern = /^(?!(?:true|false)$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a part of an address can be a slug at all: others need no query. */
export function isSlug(text: string): boolean {
  return text.length <= 120 && slugPattern.test(text);
}

/**
 * The current slug of the published event that formerly had a slug, or null. Look for an event that has the
 * slug now first: a new event may take an old slug. Throws the service's error.
 */
export async function getRenamedEvent(client: SchoolClient, slug: string): Promise<string | null> {
  return (await getFormerSlug(client, slug, "event_id"))?.events?.slug ?? null;
}

/** The same for a story. */
export async function getRenamedStory(client: SchoolClient, slug: string): Promise<string | null> {
  return (await getFormerSlug(client, slug, "story_id"))?.news_stories?.slug ?? null;
}

async function getFormerSlug(client: SchoolClient, slug: string, of: "event_id" | "story_id") {
  if (!isSlug(slug)) return null;
  const { data } = await client
    .from("former_slugs")
    .select("events(slug), news_stories(slug)")
    .eq("slug", slug)
    .not(of, "is", null)
    .maybeSingle()
    .throwOnError();
  return data;
}

/**
 * The id of the listed album that has or had a slug, or null. Unlisted ones are found only by id, because a
 * slug could be guessed. Throws the service's error.
 */
export async function getAlbumIdBySlug(client: SchoolClient, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const { data: present } = await client
    .from("gallery_events")
    .select("id")
    .eq("slug", slug)
    .eq("unlisted", false)
    .maybeSingle()
    .throwOnError();
  if (present) return present.id;
  const { data: former } = await client
    .from("former_slugs")
    .select("gallery_events(id, unlisted)")
    .eq("slug", slug)
    .not("gallery_event_id", "is", null)
    .maybeSingle()
    .throwOnError();
  const album = former?.gallery_events;
  return album && !album.unlisted ? album.id : null;
}
