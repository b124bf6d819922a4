import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { optional } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";

/** A message to an alumnus, with the same rules as send_alumni_message. */
export const alumniMessageSchema = z.object({
  message: z
    .string(refusal("message_missing"))
    .trim()
    .min(10, refusal("message_too_short"))
    .max(4000, refusal("message_too_long")),
});

export const reportReasons = [
  "unwanted",
  "offensive",
  "not_an_alumnus",
  "wrong_details",
  "other",
] as const;

/** A report to the office, with the same rules as report_alumnus. */
export const alumniReportSchema = z.object({
  reason: z.enum(reportReasons, refusal("reason_missing")),
  note: optional(z.string().trim().max(2000, refusal("shorter"))),
  message_id: optional(z.guid()),
});

/**
 * Sends an alumnus a message through the school. The answer does not tell whether they have blocked
 * the sender. Throws the service's error: PT404 (no_such_recipient), PT429 (too_many_messages).
 */
export async function sendAlumniMessage(
  client: SchoolClient,
  recipient: string,
  message: string,
): Promise<void> {
  await client.rpc("send_alumni_message", { recipient, message }).throwOnError();
}

/**
 * The last 50 messages between the caller and a person, the oldest first. Throws the service's
 * error.
 */
export async function listMessagesWith(client: SchoolClient, person: string) {
  const { data } = await client
    .from("alumni_messages")
    .select("id, sender_id, body, created_at")
    .or(`sender_id.eq.${person},recipient_id.eq.${person}`)
    .order("created_at", { ascending: false })
    .limit(50)
    .throwOnError();
  return data.toReversed();
}

/** Whether the caller has blocked a person. Throws the service's error. */
export async function getBlock(client: SchoolClient, person: string): Promise<boolean> {
  const { data } = await client
    .from("alumni_blocks")
    .select("id")
    .eq("blocked_id", person)
    .maybeSingle()
    .throwOnError();
  return data !== null;
}

/** Blocks a person (a user id) for the caller, or removes the block. Throws the service's error. */
export async function updateBlock(
  client: SchoolClient,
  { blocker, blocked, isBlocked }: { blocker: string; blocked: string; isBlocked: boolean },
): Promise<void> {
  const blocks = client.from("alumni_blocks");
  const { error } = isBlocked
    ? await blocks.insert({ blocker_id: blocker, blocked_id: blocked })
    : await blocks.delete().eq("blocked_id", blocked);
  // The block exists already.
  if (error && error.code !== "23505") throw error;
}

/** Reports a person to the office. Throws the service's error: PT429 (too_many_reports). */
export async function reportAlumnus(
  client: SchoolClient,
  person: string,
  { reason, note, message_id }: z.infer<typeof alumniReportSchema>,
): Promise<void> {
  await client
    .rpc("report_alumnus", {
      person,
      reason,
      note,
      message: message_id,
    })
    .throwOnError();
}
