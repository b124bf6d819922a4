import type { SchoolClient } from "../client.ts";
import type { ManagedTable } from "./rows.ts";

/** The campuses that the caller is limited to as a colleague; null without a limit. */
export async function getOwnCampuses(client: SchoolClient): Promise<readonly string[] | null> {
  const { data } = await client.rpc("own_campus_scope").throwOnError();
  return data;
}

/**
 * Which of these rows belong to one of the campuses, by the database's rule: a stop belongs to its route's
 * campus. For tables whose rows have a campus. Throws the service's error.
 */
export async function listRowsOfCampuses(
  client: SchoolClient,
  table: ManagedTable,
  ids: readonly string[],
  campuses: readonly string[],
): Promise<string[]> {
  if (table === "bus_stops") return listStopsOfCampuses(client, ids, campuses);
  const { data } = await client
    .from(table as "latest_updates")
    .select("id")
    .in("id", [...ids])
    .in("campus", [...campuses])
    .throwOnError();
  return data.map(({ id }) => id);
}

async function listStopsOfCampuses(
  client: SchoolClient,
  ids: readonly string[],
  campuses: readonly string[],
): Promise<string[]> {
  const { data: stops } = await client
    .from("bus_stops")
    .select("id, route_id")
    .in("id", [...ids])
    .throwOnError();
  const routes = await listRowsOfCampuses(
    client,
    "bus_routes",
    stops.map(({ route_id }) => route_id),
    campuses,
  );
  return stops.flatMap(({ id, route_id }) => (routes.includes(route_id) ? [id] : []));
}

/** The ids of the campuses' rows, by their keys. */
export async function listCampusRows(client: SchoolClient): Promise<ReadonlyMap<string, string>> {
  const { data } = await client.from("campuses").select("id, key").throwOnError();
  return new Map(data.map(({ id, key }) => [key, id]));
}
