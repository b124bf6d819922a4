import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import type { Answers } from "./purposes.ts";

/**
 * Says that this copy of the server shows nothing any more of what was withdrawn between two moments. Needs the
 * service key.
 */
export async function confirmWithheld(
  client: SchoolClient,
  since: Date,
  until: Date,
): Promise<void> {
  const between = { since: since.toISOString(), until: until.toISOString() };
  await client.rpc("confirm_withheld", between).throwOnError();
}

/** How the office learned of an answer. */
export const officeChannels = ["paper", "admission", "import"] as const;

export type OfficeAnswer = {
  /** The child's id. */
  student: string;
  answers: Answers;
  channel: (typeof officeChannels)[number];
  /** The guardian's id; the first guardian if none is named. */
  guardian?: string;
  /** The day of the answer in India, "2026-11-26"; today if none is given. */
  answered_on?: string;
  language?: Language;
};

/**
 * Keeps what a guardian answered on paper, at admission or in a list of before. Administrators of the child's
 * campus only; throws `PT404` for an unknown child, `22023` naming the wrong field.
 */
export async function recordConsents(client: SchoolClient, answer: OfficeAnswer): Promise<void> {
  await client.rpc("record_consents", answer).throwOnError();
}
