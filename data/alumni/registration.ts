import type { User } from "@supabase/supabase-js";
import { z } from "zod";
import { newPassword } from "../accounts/account-forms.ts";
import { isEasyPassword } from "../accounts/easy-passwords.ts";
import type { SchoolClient } from "../client.ts";
import { consent, emailAddress, personName } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";
import { privacySchema, schoolYearsSchema, todaySchema } from "./profile-form.ts";

/** The fields of each registration step, in order. */
export const registrationSteps = {
  account: z
    .object({
      full_name: personName,
      email: emailAddress,
      password: newPassword,
    })
    .refine(({ email, password }) => !isEasyPassword(password, email), {
      path: ["password"],
      error: refusal("password_easy"),
    }),
  school: schoolYearsSchema,
  today: todaySchema,
  privacy: privacySchema.extend({ consent }),
};

export type RegistrationStep = keyof typeof registrationSteps;

/** The profile from a registration: what was typed, without the account. */
export const registeredProfileSchema = z.object({
  full_name: personName,
  ...schoolYearsSchema.shape,
  ...todaySchema.shape,
  ...privacySchema.shape,
});

/**
 * Creates the account (docs/requirements.md R7.1), whose emails are in `language`. `isSignedIn` is
 * false if the address has to be confirmed first. Throws the service's error, or 'No user data
 * returned from signup' (docs/requirements.md R5.2).
 */
export async function signUpAlumnus(
  client: SchoolClient,
  account: { email: string; password: string; full_name: string; language: Language },
): Promise<{ user: User; isSignedIn: boolean }> {
  const { email, password, full_name, language } = account;
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name, has_completed_profile: true, language } },
  });
  if (error) throw error;
  if (!data.user) throw new Error("No user data returned from signup");
  return { user: data.user, isSignedIn: data.session !== null };
}
