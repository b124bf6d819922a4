import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { optional } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";

/** What can be held: a present or former child, one enquiry, everything of one mailbox. */
export const holdKinds = ["student", "enquiry", "mailbox"] as const;

/** A written reason. */
const reason = z.string().trim().min(10, refusal("reason_short")).max(500, refusal("shorter"));

export const holdSchema = z.object({
  kind: z.enum(holdKinds, refusal("answer_unknown")),
  /** The admission number, the reference of the enquiry, or the address. */
  subject: z.string().trim().min(1, refusal("subject_missing")).max(254, refusal("shorter")),
  reason,
  /** The last day, "2027-03-31"; without one it holds until it is released. */
  ends_on: optional(z.iso.date(refusal("date_invalid"))),
});

export const releaseSchema = z.object({ reason });

/** A hold, and how it ended. */
export type Hold = {
  id: string;
  kind: (typeof holdKinds)[number];
  subject: string;
  student_id: string | null;
  reason: string;
  ends_on: string | null;
  set_by: string;
  set_at: string;
  released_by: string | null;
  released_at: string | null;
  release_reason: string | null;
  is_active: boolean;
};

/** Every hold, those in force first, at most 200. Administrators of the whole school only. */
export async function listHolds(client: SchoolClient): Promise<Hold[]> {
  const { data } = await client.rpc("list_retention_holds").throwOnError();
  return data as Hold[];
}

/**
 * Protects something from every purge and erasure until its last day or its release. Administrators of the
 * whole school only; throws `PT404` with the field if there is no such child or enquiry.
 */
export async function createHold(
  client: SchoolClient,
  hold: z.output<typeof holdSchema>,
): Promise<void> {
  const { ends_on, ...rest } = hold;
  await client
    .rpc("create_retention_hold", { ...rest, ...(ends_on && { ends_on }) })
    .throwOnError();
}

/** Ends a hold; it stays in the list. Throws `PT404` for one that has been released. */
export async function releaseHold(client: SchoolClient, hold: string, why: string): Promise<void> {
  await client.rpc("release_retention_hold", { hold, reason: why }).throwOnError();
}
