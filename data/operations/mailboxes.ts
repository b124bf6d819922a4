import type { SchoolClient } from "../client.ts";

/** What the office reads in one of its mailboxes: a topic, and a campus or null for all. */
export type Concern = { topic: string; campus: string | null };

/**
 * The closest mailbox of the office, otherwise the school's own address, otherwise undefined: as
 * private.mailbox_for chooses it. Needs the service key.
 */
export async function findMailbox(
  client: SchoolClient,
  { topic, campus }: Concern,
): Promise<string | undefined> {
  const { data } = await client
    .from("mailboxes")
    .select("topic, campus, address")
    .in("topic", [topic, "general"])
    .throwOnError();
  const closest = (wanted: string) =>
    data.find((one) => one.topic === wanted && one.campus !== null && one.campus === campus) ??
    data.find((one) => one.topic === wanted && one.campus === null);
  const mailbox = closest(topic) ?? closest("general");
  return mailbox?.address ?? ownAddress(client);
}

async function ownAddress(client: SchoolClient): Promise<string | undefined> {
  const { data } = await client
    .from("site_content")
    .select("content")
    .eq("key", "school")
    .lte("published_at", new Date().toISOString())
    .maybeSingle()
    .throwOnError();
  const { email } = (data?.content ?? {}) as { email?: unknown };
  return typeof email === "string" && email !== "" ? email : undefined;
}
