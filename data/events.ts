import type { SchoolClient } from "./client.ts";

/**
 * The next published events that have not ended, soonest first. An event without an end counts
 * as over when its day is. Throws the service's error.
 */
export async function listComingEvents(client: SchoolClient, { limit }: { limit: number }) {
  const now = new Date().toISOString();
  const { data, error } = await client
    .from("events")
    .select(
      "id, slug, title, summary, starts_at, ends_at, all_day, venue, campus, rsvp_enabled, rsvp_until",
    )
    .or(`ends_at.gte.${now},and(ends_at.is.null,starts_at.gte.${now})`)
    .order("starts_at")
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data.map(({ rsvp_enabled, rsvp_until, ...event }) => ({
    ...event,
    takesReplies: rsvp_enabled && (rsvp_until ?? event.ends_at ?? event.starts_at) > now,
  }));
}

export type ComingEvent = Awaited<ReturnType<typeof listComingEvents>>[number];
