import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { PhoneChannel } from "./channels.ts";

export type WaitingMail = Database["public"]["Tables"]["mail_outbox"]["Row"];

/** After this many failures an email is left to the office. */
const mostAttempts = 12;

/** One channel to phones: prices in paise, and the text of a message to families by language. */
export type PhoneGateway = {
  channel: PhoneChannel;
  price: number;
  month_limit: number | null;
  frames: Record<string, { usual: string; urgent: string }>;
};

/**
 * Tells the database which channels to phones the server has: with "sms", guardians without a mailbox get
 * text messages. Needs the service key.
 */
export async function setPhoneGateways(
  client: SchoolClient,
  gateways: readonly PhoneGateway[],
): Promise<void> {
  await client.rpc("set_phone_gateways", { gateways: [...gateways] }).throwOnError();
}

/**
 * Records a gateway's report about a message, by its id; false if the message is not ours. Needs the service
 * key.
 */
export async function notePhoneReport(
  client: SchoolClient,
  { id, outcome }: PhoneReport,
): Promise<boolean> {
  const { data } = await client.rpc("note_phone_report", { mail: id, outcome }).throwOnError();
  return data;
}

/** A gateway's report about one message: POST /gateway/reports, docs/operation/messages-to-phones.md. */
export const phoneReport = z.strictObject({
  id: z.guid(),
  outcome: z.enum(["delivered", "failed"]),
});
export type PhoneReport = z.output<typeof phoneReport>;

/** Claims up to `most` due emails, each for this caller only. Needs the service key. */
export async function claimMail(client: SchoolClient, most: number): Promise<WaitingMail[]> {
  const { data } = await client.rpc("claim_mail", { most }).throwOnError();
  return data;
}

/** Ids in one request; longer URLs would be refused. */
const idsAtOnce = 50;

/** Marks emails as handed over and deletes their content. Needs the service key. */
export async function markMailsSent(client: SchoolClient, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    await client
      .from("mail_outbox")
      .update({ sent_at: new Date().toISOString(), last_error: null })
      .in("id", ids.slice(from, from + idsAtOnce))
      .throwOnError();
  }
}

/**
 * How many emails wait, and how many were given up and left to the office. Needs the service key.
 */
export async function countMail(client: SchoolClient): Promise<{ waiting: number; left: number }> {
  const rows = () => client.from("mail_outbox").select("id", { count: "exact", head: true });
  const [waiting, left] = await Promise.all([
    rows().is("sent_at", null).is("gave_up_at", null).throwOnError(),
    rows().is("sent_at", null).not("gave_up_at", "is", null).throwOnError(),
  ]);
  return { waiting: waiting.count ?? 0, left: left.count ?? 0 };
}

/**
 * Stops retrying an email unless the office asks to; `reason` is what the office reads. Needs the
 * service key.
 */
export async function leaveMailToOffice(
  client: SchoolClient,
  id: string,
  reason: string,
): Promise<void> {
  await client
    .from("mail_outbox")
    .update({ gave_up_at: new Date().toISOString(), last_error: reason })
    .eq("id", id)
    .is("sent_at", null)
    .throwOnError();
}

/**
 * Records why an email could not be sent; after the twelfth attempt it is not retried. Needs the
 * service key.
 */
export async function noteMailFailure(
  client: SchoolClient,
  mail: Pick<WaitingMail, "id" | "attempts">,
  reason: string,
): Promise<void> {
  const last_error = reason.slice(0, 2000);
  const gave_up_at = mail.attempts >= mostAttempts ? new Date().toISOString() : null;
  await client
    .from("mail_outbox")
    .update({ last_error, gave_up_at })
    .eq("id", mail.id)
    .throwOnError();
}
