import type { SchoolClient } from "../client.ts";

/** An admin's saved views of a list and those that colleagues share, by name. */
export async function listViews(client: SchoolClient, resource: string) {
  const { data } = await client
    .from("admin_views")
    .select("id, name, query, is_shared, owner")
    .eq("resource", resource)
    .order("name")
    .throwOnError();
  return data;
}

export type ListView = Awaited<ReturnType<typeof listViews>>[number];

/** Saves a list's query string (without its question mark) under a name. */
export async function createView(
  client: SchoolClient,
  view: { resource: string; name: string; query: string; is_shared: boolean },
): Promise<void> {
  await client.from("admin_views").insert(view).throwOnError();
}

export async function deleteView(client: SchoolClient, id: string): Promise<void> {
  await client.from("admin_views").delete().eq("id", id).throwOnError();
}
