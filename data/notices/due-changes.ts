import type { SchoolClient } from "../client.ts";

/**
 * The next moment at which time alone changes what visitors see, by table: a scheduled event comes,
 * an update ends. Needs the service key.
 */
export async function listDueChanges(client: SchoolClient) {
  const { data } = await client.rpc("list_due_changes").throwOnError();
  return data;
}
