import type { User } from "@supabase/supabase-js";
import type { Role } from "../../data/accounts/accounts.ts";
import { lacksSecondFactor } from "../../data/accounts/second-factors.ts";
import type { SchoolClient } from "../../data/client.ts";
import { connectionOf, probeConnection } from "../../data/connection.ts";
import { clearDeletedFlag, flagDeletedProfile, forgetWhyEnded } from "./login-notes.ts";
import { establishRole } from "./role.ts";
import { clearSession } from "./session-storage.ts";
import { SignInError } from "./sign-in-errors.ts";

export type SignedIn = {
  needsSecondFactor: false;
  userId: string;
  /** Null if the lookup failed. */
  role: Role | null;
};

/**
 * Signs a person in with address and password: the pre-check, then steps 1 to 4 of the login flow
 * (docs/requirements.md R4.6). Steps 5 and 6, the delay and the redirect, are the login page's. With a
 * verified second factor the flow stops after step 1; `completeSignIn` continues once it is proven.
 * Throws a SignInError or the server's own error.
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
  // supabase-js reports an answer without a user by this error.
  if (error?.name === "AuthInvalidTokenResponseError") throw new SignInError("noUser");
  if (error) throw error;
  if (isLate()) {
    // The page has already reported a failure, so a late answer must sign nobody in.
    await clearSession(client);
    throw new SignInError("timedOut");
  }
  if (!data.user) throw new SignInError("noUser");
  if (await needsSecondFactor(client)) return { needsSecondFactor: true };
  return completeSignIn(client, data.user);
}

/**
 * Steps 2 to 4 of the login flow, after the backend has accepted a password, a second factor, or the
 * link or code of an email. Throws a SignInError for a deleted account.
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
  forgetWhyEnded();
  return { needsSecondFactor: false, userId: user.id, role: await establishRole(client, user) };
}

/** Read from the user metadata: docs/requirements.md R3.8. */
export function isDeleted(user: User): boolean {
  return user.user_metadata?.account_status === "deleted";
}

/** Whether the account has a second factor that this session has not proven. */
export async function needsSecondFactor(client: SchoolClient): Promise<boolean> {
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return lacksSecondFactor(data);
}

/**
 * The email address of the signed-in person as the backend has it: a new one may have been confirmed on another
 * device. Throws `session_not_found` if nobody is signed in. */
export async function ownEmail(client: SchoolClient): Promise<string> {
  const { data, error } = await client.auth.getUser();
  if (error && error.name !== "AuthSessionMissingError") throw error;
  const email = data.user?.email;
  if (!email) throw Object.assign(new Error("Signed out."), { code: "session_not_found" });
  return email;
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

/** The embedded backend's answer after too many failures from the same network. */
const proofWanted = "proof_of_work_required";

/**
 * Signs in with a password (docs/requirements.md R7.1). If the backend demands a proof of work, computes
 * it and tries once more, with the proof in supabase-js's captcha field; a hosted project never demands
 * one. Resolves as `signInWithPassword` does.
 */
export async function sendPassword(
  client: SchoolClient,
  credentials: { email: string; password: string },
  isLate: () => boolean = () => false,
) {
  const answer = await client.auth.signInWithPassword(credentials);
  if (answer.error?.code !== proofWanted || isLate()) return answer;
  const captchaToken = await computeProof();
  if (!captchaToken || isLate()) return answer;
  return client.auth.signInWithPassword({ ...credentials, options: { captchaToken } });
}

async function computeProof(): Promise<string | undefined> {
  try {
    const { findProof } = await import("../ui/form-proof.ts");
    return await findProof("/auth/v1/proof-of-work");
  } catch (failure) {
    console.warn("The proof of work for the sign-in could not be computed:", failure);
    return undefined;
  }
}
