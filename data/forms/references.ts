import { consentVersion } from "./consent-version.ts";

/**
 * A submission as the database stores it: with the accepted version of the privacy page instead of
 * the tick.
 */
export function agreed<Sent extends { consent: "yes" }>({ consent: _agreed, ...sent }: Sent) {
  return { ...sent, consent_version: consentVersion };
}

/** The 32 letters of the references that private.new_reference makes: none looks like another. */
export const referenceLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The reference of an RSVP that a scanned or typed code holds, or the code itself if it holds none. */
export function referenceIn(code: string): string {
  return /RSVP-\d\d-[2-9A-HJ-NP-Z]{7}/.exec(code.toUpperCase())?.[0] ?? code;
}

/**
 * The reference that the database gives a submission, "ADM-…" or "MSG-…". Throws the service's
 * error.
 */
export async function referenceOf(submission: {
  throwOnError(): PromiseLike<{ data: { reference: string } }>;
}): Promise<string> {
  const { data } = await submission.throwOnError();
  return data.reference;
}
