import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";

// What a story can be about, the newest first, as its form offers it: with the day, because many things
// return every year under the same name.

const most = 1000;

export async function listDatedAlbums(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("gallery_events")
    .select("id, title, held_on")
    .order("held_on", { ascending: false, nullsFirst: false })
    .order("id")
    .limit(most)
    .throwOnError();
  return data.map(({ id, title, held_on }) => ({
    id,
    name: held_on ? `${title} (${held_on})` : title,
  }));
}

export async function listDatedEvents(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("events")
    .select("id, title, starts_at")
    .order("starts_at", { ascending: false })
    .order("id")
    .limit(most)
    .throwOnError();
  return data.map(({ id, title, starts_at }) => ({
    id,
    name: `${title} (${indianDay(new Date(starts_at))})`,
  }));
}
