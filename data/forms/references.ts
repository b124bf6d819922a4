import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { consentVersion } from "./contact-topics.ts";

/** What a person sent as the database keeps it: with the privacy page's version they agreed to in place of the tick. */
export function agreed<Sent extends { consent: "yes" }>({ consent: _agreed, ...sent }: Sent) {
  return { ...sent, consent_version: consentVersion };
}

/** The reference number that the database gives what was sent, "ADM-…" or "MSG-…". Throws the service's error. */
export async function referenceOf(
  answer: PromiseLike<PostgrestSingleResponse<{ reference: string }>>,
): Promise<string> {
  const { data, error } = await answer;
  if (error) throw error;
  return data.reference;
}
