import type { Day } from "../calendar/days.ts";
import type { SchoolClient } from "../client.ts";
import { type InLanguage, inLanguage, type Language } from "../languages.ts";

/** A change to the buses from one day to another, both included. */
export type BusChange = InLanguage<{
  id: string;
  what: string;
  /** The route concerned; null for all routes of the campus, or of every campus. */
  route_id: string | null;
  campus: string | null;
  starts_on: Day;
  ends_on: Day;
}>;

/** The changes that touch some days, the next first. Throws the service's error. */
export async function listBusChanges(
  client: SchoolClient,
  { from, to }: { from: Day; to: Day },
  language: Language,
): Promise<BusChange[]> {
  const { data } = await client
    .from("bus_changes")
    .select("id, what, route_id, campus, starts_on, ends_on, translations")
    .lte("starts_on", to)
    .gte("ends_on", from)
    .order("starts_on")
    .order("id")
    .throwOnError();
  return data.map((row) => inLanguage(row, language, ["what"]));
}

/** Whether a change concerns a family: its route if it has named a stop, otherwise its campuses. */
export function concernsFamily(
  campuses: readonly string[],
  route?: { id: string; campuses: readonly string[] },
): (change: Pick<BusChange, "route_id" | "campus">) => boolean {
  const places = route ? route.campuses : campuses;
  return ({ route_id, campus }) =>
    (route === undefined || route_id === null || route_id === route.id) &&
    (campus === null || places.length === 0 || places.includes(campus));
}
