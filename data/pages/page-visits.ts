import type { SchoolClient } from "../client.ts";

/** Adds visits, counted by path since the last time; needs the service key. */
export async function recordPageVisits(
  client: SchoolClient,
  counts: Record<string, number>,
): Promise<void> {
  await client.rpc("record_visits", { counts }).throwOnError();
}
