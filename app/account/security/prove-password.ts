import type { SchoolClient } from "../../../data/client.ts";
import { createPassingClient } from "../../connection/backend.ts";
import { sendPassword } from "../send-password.ts";

/**
 * Proves the current password of an account before something of it is changed, without touching the
 * session of this device. Throws the server's error, `invalid_credentials` for a wrong one.
 */
export async function provePassword(email: string, password: string): Promise<void> {
  const passing = await signInBeside(email, password);
  await passing.auth.signOut({ scope: "local" });
}

/**
 * Sets a new password after proving the current one. The embedded backend takes the current password
 * with the new one; a hosted project may refuse it all the same to a session that is older than a day
 * (`reauthentication_needed`): the one that has just proven the password sets it then, and is this
 * device's from now on. Throws the server's error.
 * https://supabase.com/docs/guides/auth/password-security
 */
export async function changePassword(
  client: SchoolClient,
  email: string,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const passing = await signInBeside(email, current);
  const { error } = await client.auth.updateUser({ password, current_password: current });
  // The new password has ended the session beside this one.
  if (!error) return;
  if (error.code !== "reauthentication_needed") {
    await passing.auth.signOut({ scope: "local" });
    throw error;
  }
  const fresh = await passing.auth.updateUser({ password });
  if (fresh.error) throw fresh.error;
  const { data } = await passing.auth.getSession();
  if (data.session) await client.auth.setSession(data.session);
}

async function signInBeside(email: string, password: string): Promise<SchoolClient> {
  const passing = await createPassingClient();
  const { error } = await sendPassword(passing, { email, password });
  if (error) throw error;
  return passing;
}
