import type { SchoolClient } from "../../../data/client.ts";

/** An authenticator app that is to be proven by its first code. */
export type Enrolment = { factorId: string; qrCode: string; secret: string };

/**
 * Begins with an authenticator app under a name of the person's choice; the app shows it with the
 * issuer. Earlier beginnings that were left are taken away. Throws the server's error.
 */
export async function enrolAuthenticator(
  client: SchoolClient,
  names: { friendlyName: string; issuer: string },
): Promise<Enrolment> {
  const { data: factors, error: unlisted } = await client.auth.mfa.listFactors();
  if (unlisted) throw unlisted;
  for (const { id, status } of factors.all) {
    if (status === "unverified") await client.auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", ...names });
  if (error) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Takes a factor away and fetches a session that no longer knows it. Throws the server's error. */
export async function removeFactor(client: SchoolClient, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await client.auth.refreshSession();
}
