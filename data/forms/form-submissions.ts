import type { SchoolClient } from "../client.ts";

/** A field that people do not see but programs fill in. */
export const trapName = "homepage";
/** The field for the proof of work that the page computes while the form is filled in. */
export const proofName = "proof";

/** The verdict on a submitted form before it is saved. */
export type Admission =
  /**
   * It may be saved with this client: `finish` takes the answer, or null if it could not be saved.
   */
  | { kind: "welcome"; keeper: SchoolClient; finish: (reference: string | null) => Promise<void> }
  /** It was sent before and got this answer; null while that is still in progress. */
  | { kind: "seen"; reference: string | null }
  /** It was not sent by a person. */
  | { kind: "robot" }
  /** Its network has sent too many within the hour. */
  | { kind: "too-many" }
  /** Its network has sent as many of this form as it may within a day. */
  | { kind: "too-many-today" }
  /** Nothing can be saved, because the server has no service key. */
  | { kind: "closed" };

/** Judges submitted public forms: server/forms/form-gate.ts. */
export type FormGate = {
  /** `form` is the kind of form, such as "contact". Throws the service's error. */
  admit(form: string, sent: { trap?: string; proof?: string }): Promise<Admission>;
};

/**
 * Counts a form from a network (a hash), at most `most` within an hour, and `most_of_site` from the site that the
 * network is in, if it is in one; and uses up its proof. `most_of_day` and `most_of_site_of_day` limit this one
 * form within a day. Needs the service key; throws the service's error.
 */
export async function beginFormSubmission(
  client: SchoolClient,
  submission: {
    form: string;
    network: string;
    most: number;
    site?: string;
    most_of_site: number;
    most_of_day?: number | undefined;
    most_of_site_of_day?: number | undefined;
    proof?: string;
  },
) {
  const { data } = await client.rpc("begin_form_submission", submission).single().throwOnError();
  return data as {
    outcome: "new" | "seen" | "too_many" | "too_many_today";
    id: string | null;
    reference: string | null;
  };
}

/**
 * Records the answer to a form; null forgets the form. Needs the service key; throws the service's
 * error.
 */
export async function finishFormSubmission(
  client: SchoolClient,
  id: string,
  reference: string | null,
): Promise<void> {
  await client
    .rpc("finish_form_submission", { submission: id, reference: reference ?? undefined })
    .throwOnError();
}
