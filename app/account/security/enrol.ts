import type { SchoolClient } from "../../../data/client.ts";
import { challengeFactor } from "../second-factor/verify.ts";

/** A factor that is to be proven by its first code: what an app has to read, or where a message went. */
export type Enrolment =
  | { type: "totp"; factorId: string; qrCode: string; secret: string }
  | { type: "phone"; factorId: string; phone: string; challengeId: string };

/**
 * Begins with an authenticator app under a name of the person's choice; the app shows it with the
 * issuer. Throws the server's error.
 */
export async function enrolAuthenticator(
  client: SchoolClient,
  names: { friendlyName: string; issuer: string },
): Promise<Enrolment> {
  await forgetUnfinished(client);
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", ...names });
  if (error) throw error;
  const { qr_code: qrCode, secret } = data.totp;
  return { type: "totp", factorId: data.id, qrCode, secret };
}

/**
 * Begins with codes by message to a phone (E.164) and sends the first. The list calls it by its last
 * digits. Throws the server's error, `over_sms_send_rate_limit` within a minute of the last message.
 */
export async function enrolPhone(client: SchoolClient, phone: string): Promise<Enrolment> {
  await forgetUnfinished(client);
  const friendlyName = phoneName(phone);
  const { data, error } = await client.auth.mfa.enroll({
    factorType: "phone",
    phone,
    friendlyName,
  });
  if (error) throw error;
  const challengeId = await challengeFactor(client, data.id);
  return { type: "phone", factorId: data.id, phone, challengeId };
}

/** A number as its owner knows it and nobody else can call it: `•••• 2345`. */
export const phoneName = (phone: string) => `•••• ${phone.slice(-4)}`;

/** Earlier beginnings that were left are taken away. */
async function forgetUnfinished(client: SchoolClient): Promise<void> {
  const { data: factors, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  for (const { id, status } of factors.all) {
    if (status === "unverified") await client.auth.mfa.unenroll({ factorId: id });
  }
}

/** Takes a factor away and fetches a session that no longer knows it. Throws the server's error. */
export async function removeFactor(client: SchoolClient, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await client.auth.refreshSession();
}
