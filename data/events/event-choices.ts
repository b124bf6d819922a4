import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";

const most = 1000;

/** The latest events to choose one from, newest first, with the day because many recur every year. */
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
