import type { SchoolClient } from "../client.ts";

const most = 1000;

/** The latest albums to choose one from, newest first, with the day because many recur every year. */
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
