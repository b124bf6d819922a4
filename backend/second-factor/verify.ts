import { timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import type { Database } from "../database/database.ts";
import { AuthError, invalid, tooMany } from "../http/auth-error.ts";
import { addMethod } from "../sessions/access-token.ts";
import { addRefreshToken, describeSession, noteClient } from "../sessions/session-answer.ts";
import { type Attempt, type Attempts, createAttempts } from "../throttle/attempts.ts";
import type { FactorCall } from "./call.ts";
import { challengeLifetime, refuseBesideVerified, requireFactor, sealCode } from "./challenge.ts";
import type { FactorRow } from "./factor-rows.ts";

/**
 * A code of an app has three chances in a million, so that whoever knows the password has one in ten thousand a day.
 * Each account counts, whatever the network; a code that was right is taken off the day's count.
 */
const perMinute = { kind: "second-factor-minute", allowed: 15, seconds: 60 };
const perDay = { kind: "second-factor-day", allowed: 30, seconds: 86_400 };

/**
 * POST /factors/:id/verify: `{challenge_id, code}` → a session with two factors that replaces the calling
 * one. The first success verifies the factor and deletes all unverified ones; sessions of a lower level end.
 */
export async function verify(call: FactorCall): Promise<Response> {
  const { database, session, body } = call;
  const factor = await requireFactor(call);
  if (typeof body.code !== "string" || body.code.trim() === "") {
    throw invalid("Code needs to be non-empty");
  }
  await refuseBesideVerified(database.kysely, session, factor);
  const attempts = createAttempts(database, call.settings.JWT_SECRET);
  const today = { who: session.user.id, ...perDay };
  await countAttempt(attempts, [{ who: session.user.id, ...perMinute }, today]);
  const challenge = await requireChallenge(call, factor);
  const good =
    factor.factor_type === "totp"
      ? await takeTotpCode(database, factor, body.code.trim())
      : isPhoneCode(call, challenge, body.code.trim());
  const which = factor.factor_type === "totp" ? "TOTP" : "MFA Phone";
  if (!good || !(await spendChallenge(database, challenge.id))) {
    throw new AuthError(422, "mfa_verification_failed", `Invalid ${which} code entered`);
  }
  await attempts.giveBack([today]);
  const refreshToken = await raiseSession(call, factor);
  const method = factor.factor_type === "totp" ? "totp" : "mfa/phone";
  await addMethod(database, session.id, method);
  await noteClient(database, session.id, call.client);
  const answer = await describeSession(call, session.id, refreshToken, method);
  if (!answer) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
  }
  if (factor.status === "unverified") {
    await call.send.notify("factor_added", session.user.id, call.client);
  }
  return Response.json(answer);
}

/** `tooMany` if the account has tried too often. A refused code has to stay counted, so no transaction is open here. */
async function countAttempt(attempts: Attempts, limits: Attempt[]): Promise<void> {
  const full = await attempts.take(limits);
  if (full) throw tooMany(Math.max(1, full.wait));
}

type Challenge = { id: string; otp_code: string | null };

async function requireChallenge(call: FactorCall, factor: FactorRow): Promise<Challenge> {
  const asked = String(call.body.challenge_id ?? "");
  const { rows } = await sql<Challenge & { is_open: boolean; is_old: boolean }>`
    select id, otp_code,
      verified_at is null and ip_address = ${call.client.address}::inet as is_open,
      created_at < now() - ${challengeLifetime} * interval '1 second' as is_old
    from auth.mfa_challenges
    where id::text = ${asked.toLowerCase()} and factor_id = ${factor.id}::uuid`.execute(
    call.database.kysely,
  );
  const [found] = rows;
  if (!found) {
    throw new AuthError(
      422,
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
    );
  }
  if (!found.is_open) {
    throw new AuthError(
      422,
      "mfa_ip_address_mismatch",
      "Challenge and verify IP addresses mismatch.",
    );
  }
  if (found.is_old) {
    await sql`delete from auth.mfa_challenges where id = ${found.id}::uuid`.execute(
      call.database.kysely,
    );
    throw new AuthError(
      422,
      "mfa_challenge_expired",
      `MFA challenge ${found.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return found;
}

/**
 * Accepts a code of the current time step or a neighbouring one (RFC 6238, 5.2) that is newer than every code
 * accepted before.
 */
async function takeTotpCode(database: Database, factor: FactorRow, code: string): Promise<boolean> {
  if (!factor.secret || !/^\d{6}$/.test(code)) return false;
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret) });
  const now = Date.now();
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / totp.period) + delta;
  const { rows } = await sql`insert into embedded.factor_steps (factor_id, last_step)
    values (${factor.id}::uuid, ${step})
    on conflict (factor_id) do update set last_step = excluded.last_step
      where factor_steps.last_step < excluded.last_step
    returning last_step`.execute(database.kysely);
  return rows.length > 0;
}

function isPhoneCode(call: FactorCall, challenge: Challenge, code: string): boolean {
  if (!challenge.otp_code) return false;
  const given = Buffer.from(sealCode(call.settings.JWT_SECRET, challenge.id, code));
  const kept = Buffer.from(challenge.otp_code);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Of two simultaneous answers only one succeeds. */
async function spendChallenge(database: Database, id: string): Promise<boolean> {
  const { rows } = await sql`update auth.mfa_challenges set verified_at = now()
    where id = ${id}::uuid and verified_at is null returning id`.execute(database.kysely);
  return rows.length > 0;
}

/** Resolves with the refresh token of the raised session; earlier ones are invalid. */
async function raiseSession({ database, session }: FactorCall, factor: FactorRow): Promise<string> {
  const userId = session.user.id;
  return database.kysely.transaction().execute(async (transaction) => {
    // If two factors are verified as the first one simultaneously, the second waits here and is refused.
    await sql`select from auth.users where id = ${userId}::uuid for update`.execute(transaction);
    await refuseBesideVerified(transaction, session, factor);
    await sql`update auth.mfa_factors set status = 'verified', updated_at = now()
      where id = ${factor.id}::uuid and status = 'unverified'`.execute(transaction);
    await sql`update auth.sessions set factor_id = ${factor.id}::uuid, aal = 'aal2', updated_at = now()
      where id = ${session.id}::uuid`.execute(transaction);
    await endLesserSessions(transaction, userId, session.id);
    await sql`update auth.refresh_tokens set revoked = true, updated_at = now()
      where session_id = ${session.id}::uuid and not revoked`.execute(transaction);
    await sql`delete from auth.mfa_factors where user_id = ${userId}::uuid
      and status = 'unverified'`.execute(transaction);
    return addRefreshToken(transaction, userId, session.id);
  });
}

async function endLesserSessions(db: Kysely<unknown>, userId: string, but: string): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId}::uuid and id <> ${but}::uuid
    and coalesce(aal, 'aal1') < 'aal2'`.execute(db);
}
