import { consentVersion } from "./consent-version.ts";

/**
 * A submission as the database stores it: with the accepted version of the privacy page instead of
 * the tick.
 */
export function agreed<Sent extends { consent: "yes" }>({ consent: _agreed, ...sent }: Sent) {
  return { ...sent, consent_version: consentVersion };
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
