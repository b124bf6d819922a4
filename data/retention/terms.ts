import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { refusal } from "../forms/refusal-codes.ts";

/** The kinds of rows that the purge jobs erase, as private.purged_kinds names them. */
export const purgedKinds = [
  ...(["leavers_contacts", "leavers", "medical_notes", "personal_links", "rsvps"] as const),
  ...(["bookings", "registrations", "medical_note_changes", "enquiries", "messages"] as const),
  ...(["photo_requests", "proposals", "emails", "removed_pictures", "portraits"] as const),
  ...(["accounts", "deleted_rows", "record_views", "guardian_requests"] as const),
  "push_subscriptions",
  "applications",
  "message_deliveries",
  "alumni_posts",
  "mailing_contacts",
] as const;
export type PurgedKind = (typeof purgedKinds)[number];

/** Of one kind, what goes within a month and what went in the last twelve. */
export type DueErasure = {
  kind: PurgedKind;
  job: string;
  due: number;
  /** Since when the oldest of these is kept. */
  oldest: string | null;
  erased: number;
  last_at: string | null;
};

/**
 * What the purge jobs will erase within this many days (31), kind by kind, by the conditions that they use themselves.
 * Administrators of the whole school only.
 */
export async function listDueErasures(
  client: SchoolClient,
  withinDays = 31,
): Promise<DueErasure[]> {
  const { data } = await client
    .rpc("list_due_erasures", { within_days: withinDays })
    .throwOnError();
  return data as DueErasure[];
}

/**
 * What the jobs erased, run by run, of one kind or of all, the newest first, at most 100; `before` is the number of the
 * last one read. Administrators of the whole school only.
 */
export async function listPurgeRuns(
  client: SchoolClient,
  { kind, before }: { kind?: PurgedKind; before?: number },
) {
  const asked = { ...(kind && { of_kind: kind }), ...(before !== undefined && { before }) };
  const { data } = await client.rpc("list_purge_runs", asked).throwOnError();
  return data.map((run) => ({ ...run, kind: run.kind as PurgedKind }));
}

const months = (least: number, most: number) =>
  z.coerce
    .number(refusal("whole_number"))
    .int(refusal("whole_number"))
    .min(least, refusal("months_outside"))
    .max(most, refusal("months_outside"));

/** For how long what belongs to those who left is kept. */
export const leaversTermsSchema = z
  .object({ contact_months: months(1, 120), record_months: months(12, 600) })
  .refine((terms) => terms.record_months >= terms.contact_months, {
    path: ["record_months"],
    message: refusal("months_fewer"),
  });

/** The terms of leavers, from when on they count, and who chose them. Administrators of the whole school only. */
export async function getLeaversTerms(client: SchoolClient) {
  const { data } = await client.rpc("get_leavers_terms").single().throwOnError();
  return { ...data, changed_by: data.changed_by as string | null };
}

/** Chooses the terms of leavers; from then on they count. Administrators of the whole school only. */
export async function updateLeaversTerms(
  client: SchoolClient,
  terms: z.output<typeof leaversTermsSchema>,
): Promise<void> {
  await client.rpc("update_leavers_terms", terms).throwOnError();
}

/**
 * Erases contacts and records of those who left, each when its term is over; answers how many. Needs the service key.
 */
export async function purgeLeavers(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_leavers").throwOnError();
  return data;
}
