import type { User } from "@supabase/supabase-js";
import { postToAccount } from "../../../data/accounts/account-calls.ts";
import type { SchoolClient } from "../../../data/client.ts";

/** Refused before any call: docs/requirements.md R5.3. */
export class IncompleteVerification extends Error {
  readonly code = "verification_incomplete";
}

/**
 * Asks for a challenge of a factor (a uuid); for a phone that sends the message. Resolves with the
 * challenge's id; throws the server's error.
 */
export async function challengeFactor(client: SchoolClient, factorId: string): Promise<string> {
  if (!factorId) throw new IncompleteVerification("A factor is missing.");
  const { data, error } = await client.auth.mfa.challenge({ factorId, channel: "sms" });
  if (error) throw error;
  return data.id;
}

/**
 * Proves a factor with the code of a challenge; supabase-js stores the new session
 * (docs/requirements.md R7.1). Refuses without asking if factor id, challenge id or code is missing.
 * Resolves with the person.
 */
export async function verifyFactor(
  client: SchoolClient,
  proof: { factorId: string; challengeId: string; code: string },
): Promise<User> {
  if (!proof.factorId || !proof.challengeId || !proof.code) {
    throw new IncompleteVerification("A factor, a challenge or a code is missing.");
  }
  const { data, error } = await client.auth.mfa.verify(proof);
  if (error) throw error;
  return data.user;
}

/**
 * Uses up a recovery code: the web server checks it and removes the factors, so that the session needs
 * none. Resolves with the person, even if an earlier answer was lost and the factors are already gone;
 * throws `{code, message}`.
 */
export async function recoverWithCode(client: SchoolClient, code: string): Promise<User> {
  if (!code) throw new IncompleteVerification("A recovery code is missing.");
  await postToAccount(client, "/account/recover", { code }).catch((refusal) => {
    if (refusal.code !== "second_factor_missing") throw refusal;
  });
  const { session } = (await client.auth.getSession()).data;
  if (!session) throw new Error("The session ended.");
  // Reads the person again. A failed refresh could not be repeated for a minute.
  const { data, error } = await client.auth.setSession(session);
  // The factors are already gone: entering the same code again continues from here.
  if (error) throw Object.assign(new Error(error.message), { code: "unavailable" });
  if (!data.user) throw new Error("The session ended.");
  return data.user;
}
