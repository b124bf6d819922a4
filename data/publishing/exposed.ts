import type { SchoolClient } from "../client.ts";

/** What a text can reveal about a child to strangers; the database has the same list. */
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

/** A place in a text to be published that reveals something about a child. */
export type Exposed = {
  /** The table, and its row; null for one that is not saved yet. */
  target: string;
  row_id: string | null;
  kind: (typeof exposedKinds)[number];
  /** The field's name in the row's form: "translations.hi.title", "blocks.2.heading". */
  field: string;
  /** The words around it. */
  excerpt: string;
  /** The child's id. */
  child: string;
  words_hash: string;
};

/** The places because of which the database refused to publish; undefined for other refusals. */
export function exposedIn(failure: unknown): Exposed[] | undefined {
  const { details, hint } = (failure ?? {}) as Partial<Record<"details" | "hint", string>>;
  return details === "exposes_child" && hint ? (JSON.parse(hint) as Exposed[]) : undefined;
}

/**
 * Records why a place may be published; saving the same text again then succeeds. For staff who publish in
 * this table. Throws 22023 `reason` for fewer than ten characters.
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
