import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { AuthError, tooMany } from "../http/auth-error.ts";
import { type Client, clientOf } from "../http/client.ts";
import { BusyChecking, type PasswordChecks } from "../passwords/password-checks.ts";
import { addMethod } from "../sessions/access-token.ts";
import { describeSession, openSession, type SessionSource } from "../sessions/session-answer.ts";
import { deviceIdsOf, findKnownDevice } from "./known-devices.ts";
import { isFailedTry, type SignInLimits } from "./sign-in-limits.ts";

type Account = { id: string; encrypted_password: string | null; is_confirmed: boolean };

/** What a person sent to sign in, and from where. */
type Attempt = { email: string; password: string; client: Client };

/**
 * POST /token?grant_type=password instead of Lite: Lite compares passwords on the thread that answers
 * requests, and reveals known addresses by its response time and by `email_not_confirmed`. signInLimits
 * decides who may still try.
 */
export function passwordSignIn(
  source: SessionSource,
  checks: PasswordChecks,
  limits: SignInLimits,
): MiddlewareHandler {
  return async (c, next) => {
    const isSignIn = c.req.path === "/auth/v1/token" && c.req.query("grant_type") === "password";
    if (!isSignIn || c.req.method !== "POST") return next();
    const body = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}));
    // Lite answers a request without an address.
    if (!body?.email || !body.password) return next();
    const attempt = { email: body.email, password: body.password, client: clientOf(c) };
    const account = attempt.email.trim().toLowerCase();
    const { hashes } = deviceIdsOf(c);
    try {
      const giveBack = await limits.admit({
        account,
        address: attempt.client.address,
        device:
          hashes.length > 0 ? await findKnownDevice(source.database, account, hashes) : undefined,
        proof: body.gotrue_meta_security?.captcha_token,
      });
      const checked = await counted(giveBack, () => check(source, checks, attempt));
      return await answer(source, checked, attempt);
    } catch (error) {
      if (error instanceof BusyChecking) return tooMany(5).answer();
      if (error instanceof AuthError) return error.answer();
      throw error;
    }
  };
}

/**
 * Counts before the work and takes the count back unless it failed, so that many at once cannot slip through.
 */
async function counted<T>(giveBack: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await giveBack();
    return result;
  } catch (error) {
    if (!isFailedTry(error)) await giveBack();
    throw error;
  }
}

async function check(source: SessionSource, checks: PasswordChecks, { email, password }: Attempt) {
  const account = await findAccount(source.database, email);
  const isRight = await checks.matches(password, account?.encrypted_password);
  if (!account || !isRight) {
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  if (!account.is_confirmed) {
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  }
  return account;
}

async function findAccount(database: Database, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select id, encrypted_password, confirmed_at is not null as is_confirmed from auth.users
    where email = ${email.toLowerCase()} and not is_sso_user`.execute(database.kysely);
  return rows[0];
}

async function answer(source: SessionSource, account: Account, { client }: Attempt) {
  const { session, refreshToken } = await openSession(source.database, account.id, client);
  await addMethod(source.database, session, "password");
  const described = await describeSession(source, session, refreshToken, "password");
  if (!described) throw new AuthError(500, "unexpected_failure", "The session could not be made");
  return Response.json({ ...described, weak_password: null });
}
