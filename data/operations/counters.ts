import type { SchoolClient } from "../client.ts";

/**
 * How often each table has been written to, by any process: a different count means that it was written to in
 * between. Counts are up to ten seconds late and start over after a crash of the database. Needs the service
 * key. Throws the service's error.
 */
export async function listTableChanges(client: SchoolClient): Promise<Map<string, number>> {
  const { data } = await client.rpc("list_table_changes").throwOnError();
  return new Map(data.map(({ table_name, changes }) => [table_name, changes]));
}

/**
 * The next moment at which the passing of time changes what visitors see, by table: a scheduled event
 * appears, an update expires. Needs the service key.
 */
export async function listDueChanges(client: SchoolClient) {
  const { data } = await client.rpc("list_due_changes").throwOnError();
  return data;
}

/** Adds visits, counted by path since the last time; needs the service key. */
export async function recordPageVisits(
  client: SchoolClient,
  counts: Record<string, number>,
): Promise<void> {
  await client.rpc("record_visits", { counts }).throwOnError();
}
