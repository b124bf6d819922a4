import type { SchoolClient } from "../../../data/client.ts";
import { createPassingClient } from "../../connection/backend.ts";
import { sendPassword } from "../sign-in.ts";

/**
 * Checks the current password before a change, without touching the session of this device. Throws the
 * server's error, `invalid_credentials` for a wrong password.
 */
export async function provePassword(email: string, password: string): Promise<void> {
  const passing = await signInBeside(email, password);
  await passing.auth.signOut({ scope: "local" });
}

/**
 * Sets a new password after checking the current one. The embedded backend takes the current password
 * with the new one. A hosted project may still refuse a session older than a day
 * (`reauthentication_needed`): then the session just opened to check the password sets the new one and
 * becomes this device's. Throws the server's error.
 * https://supabase.com/docs/guides/auth/password-security
 */
export async function changePassword(
  client: SchoolClient,
  email: string,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const passing = await signInBeside(email, current);
  const { error } = await client.auth.updateUser({ password, current_password: current });
  // The new password has already ended the other session.
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
