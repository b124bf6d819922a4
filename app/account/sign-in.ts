import type { User } from "@supabase/supabase-js";
import type { Role } from "../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../data/client.ts";
import { connectionOf, probeConnection } from "../../data/connection.ts";
import { clearSession } from "./clear-session.ts";
import { clearDeletedFlag, flagDeletedProfile } from "./deleted-flag.ts";
import { establishRole } from "./role.ts";
import { sendPassword } from "./send-password.ts";
import { SignInError } from "./sign-in-errors.ts";

export type SignedIn = {
  needsSecondFactor: false;
  userId: string;
  /** Null where it could not be asked just now. */
  role: Role | null;
};

/**
 * Signs a person in with address and password: the pre-check, then steps 1 to 4 of the login flow
 * (docs/requirements.md R4.6). Steps 5 and 6, where to go and the second before it, are the login page's. A
 * verified second factor is asked for before anything else, so that the flow stops after step 1
 * and `completeSignIn` goes on. Throws a SignInError or the server's own error.
 */
export async function signIn(
  client: SchoolClient,
  credentials: { email: string; password: string },
  isLate: () => boolean,
): Promise<SignedIn | { needsSecondFactor: true }> {
  await checkConnection(client);
  if (isLate()) throw new SignInError("timedOut");

  // Step 1.
  const { data, error } = await sendPassword(client, credentials, isLate);
  // What supabase-js makes of an answer without one.
  if (error?.name === "AuthInvalidTokenResponseError") throw new SignInError("noUser");
  if (error) throw error;
  if (isLate()) {
    // The page has said that it failed: an answer that comes now signs nobody in.
    await clearSession(client);
    throw new SignInError("timedOut");
  }
  if (!data.user) throw new SignInError("noUser");
  if (await needsSecondFactor(client)) return { needsSecondFactor: true };
  return completeSignIn(client, data.user);
}

/**
 * Steps 2 to 4 of the login flow for a person whom the backend has let in: by password, by a second
 * factor, or by a link or code in a mail. Throws the SignInError of a deleted account.
 */
export async function completeSignIn(client: SchoolClient, user: User): Promise<SignedIn> {
  // Step 2.
  if (isDeleted(user)) {
    flagDeletedProfile();
    await clearSession(client);
    throw new SignInError("deleted");
  }
  // Steps 3 and 4.
  clearDeletedFlag();
  return { needsSecondFactor: false, userId: user.id, role: await establishRole(client, user) };
}

/** User metadata may hold account_status: docs/requirements.md R3.8. */
export function isDeleted(user: User): boolean {
  return user.user_metadata?.account_status === "deleted";
}

/** Whether the session has yet to prove a second factor that the account has. */
export async function needsSecondFactor(client: SchoolClient): Promise<boolean> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.currentLevel !== "aal2" && data.nextLevel === "aal2";
}

/** The pre-check: the connection probe of docs/requirements.md R7.3. */
async function checkConnection(client: SchoolClient): Promise<void> {
  try {
    await probeConnection(connectionOf(client));
  } catch (failure) {
    console.warn("Sign-in pre-check failed:", failure);
    throw new SignInError("unreachable");
  }
}
