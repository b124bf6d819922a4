import { createHmac, randomInt, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { AuthError, invalid } from "../http/auth-error.ts";
import type { FactorCall, FactorSession } from "./call.ts";
import { type FactorRow, findFactor } from "./factor-rows.ts";

/** Seconds in which a challenge can be answered. */
export const challengeLifetime = 300;

/**
 * POST /factors/:id/challenge: `{channel?}` → `{id, type, expires_at}` (seconds since 1970). For a
 * phone a six-digit code is sent, at most one a minute (`sms_seconds` of AUTH_LIMITS).
 */
export async function challenge(call: FactorCall): Promise<Response> {
  const { database, body, client } = call;
  const factor = await requireFactor(call);
  await refuseBesideVerified(call.database.kysely, call.session, factor);
  const id = randomUUID();
  let code: string | undefined;
  if (factor.factor_type === "phone") {
    const channel = body.channel ?? "sms";
    if (channel !== "sms" && channel !== "whatsapp") {
      throw invalid("Invalid channel, supported values are sms");
    }
    refuseTooSoon(factor, call.settings.AUTH_LIMITS.sms_seconds);
    code = String(randomInt(1_000_000)).padStart(6, "0");
    const { language } = call.session.user;
    await call.send.code({ phone: `+${factor.phone}`, code, channel, language });
  }
  await sql`insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code)
    values (${id}::uuid, ${factor.id}::uuid, now(), ${client.address}::inet,
      ${code ? sealCode(call.settings.JWT_SECRET, id, code) : null})`.execute(database.kysely);
  await sql`update auth.mfa_factors set last_challenged_at = clock_timestamp()
    where id = ${factor.id}::uuid`.execute(database.kysely);
  const expires = Math.floor(Date.now() / 1000) + challengeLifetime;
  return Response.json({ id, type: factor.factor_type, expires_at: expires });
}

/** The factor in the path; 404 if the person has none with this id. */
export async function requireFactor(call: FactorCall): Promise<FactorRow> {
  const factor = await findFactor(call.database, call.session.user.id, call.factorId);
  if (factor) return factor;
  throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
}

/**
 * Refuses an unverified factor (403 `insufficient_aal`) if the person has a verified one that the session has
 * not used: a stranger with the password may have enrolled it earlier.
 */
export async function refuseBesideVerified(
  db: Kysely<unknown>,
  { aal, user }: FactorSession,
  { status }: FactorRow,
): Promise<void> {
  if (status === "verified" || aal === "aal2") return;
  const { rows } = await sql`select from auth.mfa_factors
    where user_id = ${user.id}::uuid and status = 'verified'`.execute(db);
  if (rows.length === 0) return;
  throw new AuthError(403, "insufficient_aal", "AAL2 required to verify a new factor");
}

/** A code is stored as a keyed hash, so that somebody who reads the database cannot use it. */
export const sealCode = (key: string, challengeId: string, code: string) =>
  createHmac("sha256", key).update(`${challengeId}:${code}`).digest("hex");

function refuseTooSoon(factor: FactorRow, betweenCodes: number): void {
  const last = factor.last_challenged_at ? Date.parse(factor.last_challenged_at) : 0;
  const wait = Math.ceil(betweenCodes - (Date.now() - last) / 1000);
  if (wait <= 0) return;
  throw new AuthError(
    429,
    "over_sms_send_rate_limit",
    `For security purposes, you can only request this after ${wait} seconds.`,
    { "retry-after": String(wait) },
  );
}
