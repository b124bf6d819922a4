import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { contactTopics } from "../contact-topics.ts";
import { emailAddress } from "../person-fields.ts";

/** Tries letters that wait or failed again now; resolves with how many. Admins alone (42501). */
export async function resendMail(client: SchoolClient, ids: string[]): Promise<number> {
  const { data } = await client.rpc("resend_mail", { ids }).throwOnError();
  return data;
}

/** Where the office is told of what comes in, by topic; "" for a topic of which nobody is told. */
export const mailboxesSchema = z.partialRecord(
  z.enum(contactTopics.map(({ id }) => id)),
  z.literal("").or(emailAddress),
);
export type Mailboxes = z.infer<typeof mailboxesSchema>;

/** The mailboxes by topic. Admins alone: others find none. */
export async function getMailboxes(client: SchoolClient): Promise<Mailboxes> {
  const { data } = await client.from("topic_mailboxes").select("topic, email").throwOnError();
  return Object.fromEntries(data.map(({ topic, email }) => [topic, email]));
}

/** Writes the mailboxes; an empty one is taken away. Throws 42501 (campus_scope) for a caller of one campus. */
export async function updateMailboxes(client: SchoolClient, mailboxes: Mailboxes): Promise<void> {
  const entries = Object.entries(mailboxes);
  const rows = entries.filter(([, email]) => email).map(([topic, email]) => ({ topic, email }));
  const gone = entries.filter(([, email]) => !email).map(([topic]) => topic);
  if (rows.length > 0) {
    await client.from("topic_mailboxes").upsert(rows, { onConflict: "topic" }).throwOnError();
  }
  if (gone.length > 0) {
    await client.from("topic_mailboxes").delete().in("topic", gone).throwOnError();
  }
}

/** Whether every administrator needs a second factor. Signed-in people alone. */
export async function getSecondFactorRule(client: SchoolClient): Promise<boolean> {
  const { data } = await client.rpc("is_second_factor_required").throwOnError();
  return data;
}

/** Sets that rule. Throws 42501 (insufficient_aal) for a caller who has not used a second factor. */
export async function updateSecondFactorRule(
  client: SchoolClient,
  required: boolean,
): Promise<void> {
  await client.rpc("require_second_factor", { required }).throwOnError();
}

/** A verified copy of the embedded database, as the server keeps it. */
export type Snapshot = { name: string; bytes: number; taken_at: string };
export type Snapshots = { database: "embedded" | "own"; snapshots: Snapshot[] };

const bearer = async (client: SchoolClient) => {
  const { data } = await client.auth.getSession();
  return { authorization: `Bearer ${data.session?.access_token}` };
};

/**
 * The copies that can be downloaded, the newest first (GET /account/snapshots). Throws `{code}`:
 * `not_admin`, `insufficient_aal` without a second factor, `no_authorization`, `unavailable`.
 */
export async function listSnapshots(client: SchoolClient): Promise<Snapshots> {
  const answer = await fetch("/account/snapshots", { headers: await bearer(client) });
  const said = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(said.message), { code: said.code });
  return said;
}

/** One copy as a file. Refused as the list is. */
export async function getSnapshot(client: SchoolClient, name: string): Promise<Blob> {
  const answer = await fetch(`/account/snapshots/${name}`, { headers: await bearer(client) });
  if (answer.ok) return answer.blob();
  const said = await answer.json();
  throw Object.assign(new Error(said.message), { code: said.code });
}
