import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { refusal } from "../forms/refusal-codes.ts";

/** The subject of an erasure: a child by admission number, or a mailbox. */
export const erasureKinds = ["student", "mailbox"] as const;

export const erasureSchema = z
  .object({
    kind: z.enum(erasureKinds, refusal("answer_unknown")),
    subject: z.string().trim().min(1, refusal("subject_missing")).max(254, refusal("shorter")),
    /** The name of the request on a mailbox's certificate: never the address. */
    reference: z.string().trim().max(60, refusal("shorter")),
  })
  .refine(({ kind, reference }) => kind === "student" || reference.length >= 3, {
    path: ["reference"],
    message: refusal("reference_missing"),
  })
  .refine(({ kind, reference }) => kind === "student" || !reference.includes("@"), {
    path: ["reference"],
    message: refusal("reference_is_address"),
  });

/** What was erased, and what snapshots or backups still contained of it when they were last opened. */
export type Erasure = {
  id: string;
  number: string;
  kind: (typeof erasureKinds)[number];
  reference: string;
  /** Rows by table. */
  erased: Record<string, number>;
  kept: Record<string, number>;
  erased_by: string;
  erased_at: string;
  checked_at: string | null;
  /** Null if the program cannot open the school's backups. */
  copy_at: string | null;
  rows_left: number | null;
  oldest_copy_at: string | null;
};

/** The certificates, newest first, at most 200. Administrators of the whole school only. */
export async function listErasures(client: SchoolClient): Promise<Erasure[]> {
  const { data } = await client.rpc("list_erasures").throwOnError();
  return data as Erasure[];
}

/** One certificate, or undefined. Administrators of the whole school only. */
export async function getErasure(client: SchoolClient, id: string): Promise<Erasure | undefined> {
  const { data } = await client.rpc("list_erasures", { wanted: id }).throwOnError();
  return (data as Erasure[])[0];
}

/**
 * Forms that the erasure of a child leaves, although they may be about it: of the same birthday and campus or from a
 * guardian's mailbox, under another name; at most 50. Administrators of the whole school only.
 */
export async function listNearErasures(client: SchoolClient, subject: string) {
  const { data } = await client.rpc("list_near_erasures", { subject }).throwOnError();
  return data.map(({ table_name, ...form }) => {
    return { ...form, table: table_name as (typeof nearTables)[number] };
  });
}

/** The tables of these forms. */
const nearTables = ["applications", "admission_enquiries", "sports_registrations"] as const;
export type NearErasure = Awaited<ReturnType<typeof listNearErasures>>[number];

/**
 * Erases everything about a child or a mailbox at once and for good; returns the certificate's id.
 * Administrators of the whole school only. Throws `PT409` with "held", "still_guardian" or "has_account",
 * `PT404` with "subject" or "nothing_kept".
 */
export async function createErasure(
  client: SchoolClient,
  erasure: z.output<typeof erasureSchema>,
): Promise<string> {
  const { data } = await client.rpc("create_erasure", erasure).throwOnError();
  return data;
}

/** Ids of erased rows by table. */
export type ErasedRows = Record<string, string[]>;

/** The erased rows still to be looked for in snapshots. Needs the service key. */
export async function listUncheckedErasures(client: SchoolClient) {
  const { data } = await client.rpc("list_unchecked_erasures").throwOnError();
  return data.map((one) => ({ ...one, row_ids: one.row_ids as ErasedRows }));
}

export type ErasureCheck = { copy_at: string; rows_left: number; oldest_copy_at: string };

/** Records what a snapshot still contained, or that none can be opened here. Needs the service key. */
export async function recordErasureCheck(
  client: SchoolClient,
  certificate: string,
  check?: ErasureCheck,
): Promise<void> {
  await client.rpc("record_erasure_check", { certificate, ...check }).throwOnError();
}
