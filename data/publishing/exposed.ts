import type { SchoolClient } from "../client.ts";

/** What words can tell strangers about a child; the database keeps the same list. */
export const exposedKinds = [
  "name_with_class",
  "name_with_address",
  "name",
  "name_with_face",
  "birth_date",
  "guardian_phone",
  "guardian_mail",
  "admission_no",
] as const;

/** A place in words to be published that tells strangers about a child. */
export type Exposed = {
  /** The table, and its row; null for one that is not saved yet. */
  target: string;
  row_id: string | null;
  kind: (typeof exposedKinds)[number];
  /** As the row's form names it: "translations.hi.title", "blocks.2.heading". */
  field: string;
  /** The words around it. */
  excerpt: string;
  /** The child's id. */
  child: string;
  words_hash: string;
};

/** The places for which the database refused to publish; undefined where it refused something else. */
export function exposedIn(failure: unknown): Exposed[] | undefined {
  const { details, hint } = (failure ?? {}) as Partial<Record<"details" | "hint", string>>;
  return details === "exposes_child" && hint ? (JSON.parse(hint) as Exposed[]) : undefined;
}

/**
 * Keeps why a place is right as it is; saving the same words again then goes through. For staff who
 * publish in this table. Throws 22023 `reason` for one of fewer than ten characters.
 */
export async function givePublishingReason(
  client: SchoolClient,
  { target, row_id, kind, child, words_hash }: Exposed,
  reason: string,
): Promise<void> {
  await client
    .rpc("give_publishing_reason", {
      target,
      row_id: row_id as string,
      kind,
      child,
      words_hash,
      reason,
    })
    .throwOnError();
}
