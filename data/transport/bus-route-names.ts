import type { SchoolClient } from "../client.ts";

/** All routes by name, for the office's forms and filters. Only administrators find any. */
export async function listBusRouteNames(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("bus_routes")
    .select("id, name")
    .order("name")
    .order("id")
    .throwOnError();
  return data;
}
