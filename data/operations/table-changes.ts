import type { SchoolClient } from "../client.ts";

/**
 * How often each table was written to so far, whoever wrote: two answers that differ say that it was
 * written to in between. Arrives up to ten seconds late, and begins anew after a crash of the
 * database. Needs the service key. Throws the service's error.
 */
export async function listTableChanges(client: SchoolClient): Promise<Map<string, number>> {
  const { data } = await client.rpc("list_table_changes").throwOnError();
  return new Map(data.map(({ table_name, changes }) => [table_name, changes]));
}

/**
 * The next moment at which time alone changes what visitors see, by table: a scheduled event comes,
 * an update ends. Needs the service key.
 */
export async function listDueChanges(client: SchoolClient) {
  const { data } = await client.rpc("list_due_changes").throwOnError();
  return data;
}
