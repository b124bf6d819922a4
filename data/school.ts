import { z } from "zod";
import type { SchoolClient } from "./client.ts";
import { isEmailAddress } from "./email-address.ts";
import type { InLanguage, Language } from "./languages.ts";
import { getSiteContent } from "./site-content.ts";
import { unnamedSchools } from "./unnamed-school.ts";

const phone = z.string().min(5).max(30);

/** The school's name, contact details and social links: the one place they are set. */
export const schoolSchema = z.object({
  name: z.string().min(1).max(120),
  tagline: z.string().min(1).max(120),
  email: z.string().refine(isEmailAddress),
  phone,
  address: z.array(z.string().min(1)).max(5),
  campusPhones: z.object({ "paonta-sahib": phone, juniors: phone, majra: phone }).partial(),
  social: z.object({ facebook: z.url(), instagram: z.url(), youtube: z.url() }).partial(),
});

export type School = InLanguage<z.infer<typeof schoolSchema>>;

/** The school's details in a language as entered under the key "school", or the neutral ones. Throws the service's error. */
export async function getSchool(client: SchoolClient, language: Language): Promise<School> {
  return (
    (await getSiteContent(client, "school", schoolSchema, language)) ?? unnamedSchools[language]
  );
}
