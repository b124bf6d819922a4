import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { getSiteContent } from "../pages/site-content.ts";
import { type School, schoolSchema } from "./school-schema.ts";
import { unnamedSchool } from "./unnamed-school.ts";

/**
 * The school's details in a language, as entered under the key "school", or the neutral defaults.
 * Throws the service's error.
 */
export async function getSchool(client: SchoolClient, language: Language): Promise<School> {
  return (
    (await getSiteContent(client, "school", schoolSchema, language)) ?? unnamedSchool(language)
  );
}
