import { z } from "zod";
import { askAccount, getFromAccount } from "../accounts/account-calls.ts";
import type { SchoolClient } from "../client.ts";
import { emailAddress } from "../forms/person-rules.ts";

/** The name of a mailbox: "fees" for all campuses, "fees.majra" for one. */
export const mailboxName = (topic: string, campus: string | null) =>
  campus ? `${topic}.${campus}` : topic;

/**
 * The office's addresses for incoming enquiries, by mailbox name. "" falls back to the next wider
 * mailbox: from a campus to the topic, from a topic to the general one, then to the school's own
 * address.
 */
export const mailboxesSchema = z.record(z.string(), z.literal("").or(emailAddress));
export type Mailboxes = z.infer<typeof mailboxesSchema>;

/** The mailboxes by name. Admins only: others find none. */
export async function getMailboxes(client: SchoolClient): Promise<Mailboxes> {
  const { data } = await client.from("mailboxes").select("topic, campus, address").throwOnError();
  return Object.fromEntries(
    data.map(({ topic, campus, address }) => [mailboxName(topic, campus), address]),
  );
}

/**
 * Saves the named mailboxes; an empty one is removed. Throws 42501 (campus_scope) for a mailbox
 * outside the caller's campus.
 */
export async function updateMailboxes(client: SchoolClient, mailboxes: Mailboxes): Promise<void> {
  const before = await getMailboxes(client);
  const changed = Object.entries(mailboxes).filter(([name, to]) => (before[name] ?? "") !== to);
  const rows = changed.map(([name, address]) => {
    const [topic = "", campus = null] = name.split(".");
    return { topic, campus, address };
  });
  const kept = rows.filter(({ address }) => address !== "");
  if (kept.length > 0) {
    await client.from("mailboxes").upsert(kept, { onConflict: "topic,campus" }).throwOnError();
  }
  for (const { topic, campus, address } of rows) {
    if (address !== "") continue;
    const gone = client.from("mailboxes").delete().eq("topic", topic);
    await (campus ? gone.eq("campus", campus) : gone.is("campus", null)).throwOnError();
  }
}

/** Whether every administrator needs a second factor. Signed-in people only. */
export async function getSecondFactorRule(client: SchoolClient): Promise<boolean> {
  const { data } = await client.rpc("is_second_factor_required").throwOnError();
  return data;
}

/**
 * Sets that rule. Throws 42501: `campus_scope` for a caller limited to a campus, `insufficient_aal`
 * without a second factor.
 */
export async function updateSecondFactorRule(
  client: SchoolClient,
  required: boolean,
): Promise<void> {
  await client.rpc("require_second_factor", { required }).throwOnError();
}

/**
 * Whether alumni must confirm their address before the account opens, and whether this is set here:
 * a hosted backend has its own setting, which its auth service reports (GET /auth/v1/settings,
 * `mailer_autoconfirm`). Throws the service's error.
 */
export async function getSignUpRule(
  client: SchoolClient,
): Promise<{ isConfirmed: boolean; isSetHere: boolean }> {
  const { supabaseUrl, publishableKey } = await (await fetch("/config.json")).json();
  if (new URL(supabaseUrl, location.href).origin === location.origin) {
    const { data } = await client.rpc("are_sign_ups_confirmed").throwOnError();
    return { isConfirmed: data, isSetHere: true };
  }
  const headers = { apikey: publishableKey };
  const answer = await fetch(new URL("/auth/v1/settings", supabaseUrl), { headers });
  const { mailer_autoconfirm } = await answer.json();
  return { isConfirmed: !mailer_autoconfirm, isSetHere: false };
}

/** Sets that rule. Only admins without a campus limit (42501: not_admin, campus_scope). */
export async function updateSignUpRule(client: SchoolClient, required: boolean): Promise<void> {
  await client.rpc("confirm_sign_ups", { required }).throwOnError();
}

/** A verified snapshot of the embedded database, kept by the server. */
export type Snapshot = { name: string; bytes: number; taken_at: string };
export type Snapshots = { database: "embedded" | "own"; snapshots: Snapshot[] };

/**
 * The snapshots that can be downloaded, the newest first (GET /account/snapshots). Throws `{code}`:
 * `not_admin`, `insufficient_aal` without a second factor, `no_authorization`, `unavailable`.
 */
export async function listSnapshots(client: SchoolClient): Promise<Snapshots> {
  return getFromAccount(client, "/account/snapshots");
}

/** One snapshot as a file. Refused like the list. */
export async function getSnapshot(client: SchoolClient, name: string): Promise<Blob> {
  return (await askAccount(client, `/account/snapshots/${name}`)).blob();
}

/**
 * Records in the office's log that the caller downloads a snapshot: for the web server, before it sends the file.
 * Throws 42501 for everybody but administrators of all campuses.
 */
export async function noteSnapshotDownload(client: SchoolClient, name: string): Promise<void> {
  await client.rpc("note_snapshot_download", { name }).throwOnError();
}
