import type { SchoolClient } from "../client.ts";
import type { ManagedRow } from "../office/rows.ts";
import type { exposedKinds } from "./exposed.ts";

export type PublishingReason = {
  id: string;
  kind: (typeof exposedKinds)[number];
  reason: string;
  given_at: string;
  /** The colleague's name; null for one who has left. */
  given_by: string | null;
  target: string;
  /** The current row; null once it is gone. */
  shown: ManagedRow | null;
  /** Null once the child's record is erased. */
  child: string | null;
  child_name: string | null;
  child_class: string | null;
};

export type ReasonQuestion = {
  of_kind?: string;
  of_campus?: string;
  /** After the last one of the previous page. */
  before_at?: string;
  before_id?: string;
};

/** Reasons on one page. */
export const reasonsAtOnce = 50;

/**
 * The reasons for publishing texts about a child in spite of the check, latest first, a page at a time.
 * Administrators only.
 */
export async function listPublishingReasons(
  client: SchoolClient,
  question: ReasonQuestion = {},
): Promise<PublishingReason[]> {
  const { data } = await client
    .rpc("list_publishing_reasons", { ...question, most: reasonsAtOnce })
    .throwOnError();
  return data as PublishingReason[];
}
