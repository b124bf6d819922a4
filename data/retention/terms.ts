import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { wholeNumber } from "../forms/whole-number.ts";

/** The kinds of rows that the purge jobs erase, as in private.purged_kinds. */
export const purgedKinds = [
  ...(["leavers_contacts", "leavers", "medical_notes", "personal_links", "rsvps"] as const),
  ...(["bookings", "registrations", "medical_note_changes", "enquiries", "messages"] as const),
  ...(["photo_requests", "proposals", "emails", "removed_pictures", "portraits"] as const),
  ...(["accounts", "deleted_rows", "record_views", "guardian_requests"] as const),
  "push_subscriptions",
  "applications",
  "application_documents",
  "message_deliveries",
  "alumni_posts",
  "mailing_contacts",
] as const;
export type PurgedKind = (typeof purgedKinds)[number];

/** For one kind, what will be erased within a month and what was erased in the last twelve. */
export type DueErasure = {
  kind: PurgedKind;
  job: string;
  due: number;
  /** The date of the oldest of these. */
  oldest: string | null;
  erased: number;
  last_at: string | null;
};

/**
 * What the purge jobs will erase within this many days (31), kind by kind, by the jobs' own conditions.
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

/** Runs on one page. */
export const purgeRunsAtOnce = 100;

/**
 * What the jobs erased in each run, for one kind or all, newest first, a page at a time; `before` is the number of
 * the last one read. Administrators of the whole school only.
 */
export async function listPurgeRuns(
  client: SchoolClient,
  { kind, before }: { kind?: PurgedKind; before?: number },
) {
  const asked = {
    most: purgeRunsAtOnce,
    ...(kind && { of_kind: kind }),
    ...(before !== undefined && { before }),
  };
  const { data } = await client.rpc("list_purge_runs", asked).throwOnError();
  return data.map((run) => ({ ...run, kind: run.kind as PurgedKind }));
}

/** Days for which messages lie in the folder `outbox` as files, if nothing sends them. */
export const outboxFileDays = 30;

const months = (least: number, most: number) => wholeNumber(least, most, "months_outside");

/** How long the data of children who left is kept. */
export const leaversTermsSchema = z
  .object({ contact_months: months(1, 120), record_months: months(12, 600) })
  .refine((terms) => terms.record_months >= terms.contact_months, {
    path: ["record_months"],
    message: refusal("months_fewer"),
  });

/**
 * The terms for leavers, when they take effect, and who chose them. Administrators of the whole school only.
 */
export async function getLeaversTerms(client: SchoolClient) {
  const { data } = await client.rpc("get_leavers_terms").single().throwOnError();
  return { ...data, changed_by: data.changed_by as string | null };
}

/** Sets the terms for leavers, which take effect at once. Administrators of the whole school only. */
export async function updateLeaversTerms(
  client: SchoolClient,
  terms: z.output<typeof leaversTermsSchema>,
): Promise<void> {
  await client.rpc("update_leavers_terms", terms).throwOnError();
}

/**
 * Erases contacts and records of children who left, each when its term is over; returns how many. Needs the
 * service key.
 */
export async function purgeLeavers(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("purge_leavers").throwOnError();
  return data;
}
