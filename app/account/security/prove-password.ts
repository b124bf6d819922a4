import { createPassingClient } from "../../connection/backend.ts";

/**
 * Proves the current password of an account before something of it is changed, without touching the
 * session of this device. Throws the server's error, `invalid_credentials` for a wrong one.
 */
export async function provePassword(email: string, password: string): Promise<void> {
  const passing = await createPassingClient();
  const { error } = await passing.auth.signInWithPassword({ email, password });
  if (error) throw error;
  await passing.auth.signOut({ scope: "local" });
}
