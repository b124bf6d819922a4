import type { SchoolClient } from "../client.ts";

/** A field that people do not see and programs fill in. */
export const trapName = "homepage";
/** The field for what the page computed while the form was filled in. */
export const proofName = "proof";

/** What the school makes of a form before it is kept. */
export type Admission =
  /**
   * It may be kept, by the client that may do so: `finish` takes what it was answered, or null where
   * it could not be kept.
   */
  | { kind: "welcome"; keeper: SchoolClient; finish: (reference: string | null) => Promise<void> }
  /** It was sent before, and this was answered; null where that is still under way. */
  | { kind: "seen"; reference: string | null }
  /** No person sent it. */
  | { kind: "robot" }
  /** Its network has sent too many within the hour. */
  | { kind: "too-many" }
  /** Nothing can be kept: the server has no key for it. */
  | { kind: "closed" };

/** Judges what public forms send: server/forms/form-gate.ts. */
export type FormGate = {
  /** `form` is the kind of form, as "contact". Throws the service's error. */
  admit(form: string, sent: { trap?: string; proof?: string }): Promise<Admission>;
};

/**
 * Counts one more form of a network (a hash), at most so many within an hour, and spends its proof.
 * Needs the service key; throws the service's error.
 */
export async function beginFormSubmission(
  client: SchoolClient,
  submission: { form: string; network: string; most: number; proof?: string },
) {
  const { data } = await client.rpc("begin_form_submission", submission).single().throwOnError();
  return data as {
    outcome: "new" | "seen" | "too_many";
    id: string | null;
    reference: string | null;
  };
}

/** Keeps what a form was answered; null forgets that it came. Needs the service key; throws the service's error. */
export async function finishFormSubmission(
  client: SchoolClient,
  id: string,
  reference: string | null,
): Promise<void> {
  await client
    .rpc("finish_form_submission", { submission: id, reference: reference ?? undefined })
    .throwOnError();
}
