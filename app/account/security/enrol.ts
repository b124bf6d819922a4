import type { SchoolClient } from "../../../data/client.ts";
import { challengeFactor } from "../second-factor/verify.ts";

/** A factor that its first code has yet to prove: the key for an app, or the phone with its challenge. */
export type Enrolment =
  | { type: "totp"; factorId: string; qrCode: string; secret: string }
  | { type: "phone"; factorId: string; phone: string; challengeId: string };

/**
 * Starts the enrolment of an authenticator app, which will show the chosen name and the issuer. Throws
 * the server's error.
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
 * Starts the enrolment of a phone (E.164) and sends the first code. The factor is named by the last
 * digits. Throws the server's error, `over_sms_send_rate_limit` within a minute of the last message.
 */
export async function enrolPhone(client: SchoolClient, phone: string): Promise<Enrolment> {
  await forgetUnfinished(client);
  // Its owner recognises it, and nobody else can call it.
  const friendlyName = `•••• ${phone.slice(-4)}`;
  const { data, error } = await client.auth.mfa.enroll({
    factorType: "phone",
    phone,
    friendlyName,
  });
  if (error) throw error;
  const challengeId = await challengeFactor(client, data.id);
  return { type: "phone", factorId: data.id, phone, challengeId };
}

/** Removes earlier enrolments that were abandoned. */
async function forgetUnfinished(client: SchoolClient): Promise<void> {
  const { data: factors, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  for (const { id, status } of factors.all) {
    if (status === "unverified") await client.auth.mfa.unenroll({ factorId: id });
  }
}

/** Removes a factor and refreshes the session, which still lists it. Throws the server's error. */
export async function removeFactor(client: SchoolClient, factorId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw error;
  await client.auth.refreshSession();
}
