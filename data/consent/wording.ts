import type { SchoolClient } from "../client.ts";
import { inLanguage, type Language } from "../languages.ts";
import { purposes } from "./purposes.ts";

/**
 * The current wording of the questions to guardians, in a language: an introduction and one question for each
 * purpose. Null if the school asks nothing. For visitors, who do not see future wordings. Throws the
 * service's error.
 */
export async function getConsentWording(client: SchoolClient, language: Language) {
  const { data } = await client
    .from("consent_wordings")
    .select(
      "version, asked_from, intro, translations, public_pictures, shared_pictures, name_with_face, name_in_lists, work_and_voice",
    )
    .order("asked_from", { ascending: false })
    .order("id")
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data && inLanguage(data, language, ["intro", ...purposes]);
}
