import type { User } from "@supabase/supabase-js";
import { visibilityOf } from "../../../data/alumni/profile-visibility.ts";
import { createProfile } from "../../../data/alumni/profiles.ts";
import { registeredProfileSchema, signUpAlumnus } from "../../../data/alumni/registration.ts";
import type { SchoolClient } from "../../../data/client.ts";
import type { Language } from "../../../data/languages.ts";
import { establishRole, keepRole } from "../../account/role.ts";
import { clearSession } from "../../account/session-storage.ts";
import { getBackend } from "../../connection/backend.ts";
import { clearDraft, type RegistrationDraft, readDraft } from "./registration-draft.ts";

/** The account was made, but its profile could not be saved. */
export class ProfileNotSaved extends Error {}

/**
 * Alumni sign-up (docs/requirements.md R4.9): makes the account, then its profile. Signs out and throws
 * ProfileNotSaved if the profile cannot be saved. Resolves "to-confirm" if the address has to be confirmed
 * first: the draft stays on this device until the first sign-in. Throws the service's error.
 */
export async function registerAlumnus(
  draft: RegistrationDraft,
  password: string,
  language: Language,
): Promise<"registered" | "to-confirm"> {
  const client = await getBackend();
  const { email = "", full_name = "" } = draft;
  const account = { email, password, full_name, language };
  const { user, isSignedIn } = await signUpAlumnus(client, account);
  if (!isSignedIn) return "to-confirm";
  try {
    await saveDraftAsProfile(client, user, draft);
  } catch (failure) {
    console.warn("The profile could not be saved:", failure);
    await clearSession(client);
    throw new ProfileNotSaved();
  }
  await keepRole({ userId: user.id, role: await establishRole(client, user) });
  return "registered";
}

/**
 * At the first sign-in with the same address, makes the profile of a registration that had to be
 * confirmed or failed half-way. Resolves whether there was one.
 */
export async function completeRegistration(client: SchoolClient, user: User): Promise<boolean> {
  const draft = readDraft();
  if (!draft.email || draft.email.toLowerCase() !== user.email?.toLowerCase()) return false;
  if (!registeredProfileSchema.safeParse(draft).success) return false;
  await saveDraftAsProfile(client, user, draft);
  return true;
}

async function saveDraftAsProfile(client: SchoolClient, user: User, draft: RegistrationDraft) {
  const form = registeredProfileSchema.parse(draft);
  const said = Object.entries(form).filter(([name]) => !name.startsWith("visibility."));
  await createProfile(client, {
    ...Object.fromEntries(said),
    full_name: form.full_name,
    visibility: visibilityOf(form),
    id: user.id,
  });
  clearDraft();
}
