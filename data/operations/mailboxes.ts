import type { SchoolClient } from "../client.ts";

/** What the office reads in one of its mailboxes: a topic, and a campus or null for all. */
export type Concern = { topic: string; campus: string | null };

/** The closest mailbox of the office, otherwise the school's own address, otherwise undefined. Needs the service key. */
export async function findMailbox(
  client: SchoolClient,
  { topic, campus }: Concern,
): Promise<string | undefined> {
  const { data } = await client
    .rpc("find_mailbox", { topic, ...(campus !== null && { campus }) })
    .throwOnError();
  return data ?? undefined;
}
