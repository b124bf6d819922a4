import type { Context, MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import { isRowId } from "../../data/forms/ids.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { Database } from "../database/database.ts";
import { AuthError } from "../http/auth-error.ts";
import type { SessionSource } from "./session-answer.ts";

export type Account = {
  /** Whether the session still exists. */
  hasSession: boolean;
  /** Banned by the authentication service, or suspended by the school. */
  isSuspended: boolean;
  /** Deleted accounts may still sign in, to be told so by the sign-in page, but read nothing. */
  isDeleted: boolean;
  role: string | null;
};

/**
 * The current state of the person and the session that a token names (both uuids); undefined if there is no
 * such person.
 */
export async function readAccount(
  database: Database,
  userId: unknown,
  sessionId: unknown,
): Promise<Account | undefined> {
  if (typeof userId !== "string" || !isRowId(userId)) return undefined;
  const session = typeof sessionId === "string" && isRowId(sessionId) ? sessionId : null;
  const { rows } = await sql<Account>`
    select
      exists (
        select from auth.sessions s
        where s.id = ${session}::uuid and s.user_id = u.id
          and (s.not_after is null or s.not_after > now())
      ) as "hasSession",
      coalesce(u.banned_until > now(), false)
        or coalesce(b.status = 'suspended', false) as "isSuspended",
      u.deleted_at is not null or coalesce(b.status = 'deleted', false) as "isDeleted",
      r.role
    from auth.users u
    cross join lateral private.barring_status(u.id) as b (status)
    left join public.auth_user_roles r on r.user_id = u.id
    where u.id = ${userId}::uuid`.execute(database.kysely);
  return rows[0];
}

/** Ends one session (a uuid) with its refresh tokens. */
async function endSession(database: Database, sessionId: string): Promise<void> {
  await sql`delete from auth.sessions where id = ${sessionId}::uuid`.execute(database.kysely);
}

/**
 * A suspended person gets no new tokens: 400 `user_banned`, but only after the right password, code or
 * refresh token. Lite never checks whether an account is banned.
 */
export const barredAccounts =
  (database: Database): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const issuesTokens = /^\/auth\/v1\/(token|verify)$/.test(c.req.path);
    if (!issuesTokens || c.req.method !== "POST" || c.res.status !== 200) return;
    const { access_token: token } = await c.res.clone().json();
    const { sub, session_id: session } = decodeJwt<{ session_id: string }>(token);
    const account = await readAccount(database, sub, session);
    if (!account?.isSuspended) return;
    await endSession(database, session);
    c.res = undefined;
    c.res = c.json({ code: 400, error_code: "user_banned", msg: "User is banned" }, 400);
  };

/** The session that makes a call about the account, as it is now in the database. */
export type OwnSession = {
  id: string;
  /** Whether the account has a second factor that this session has not used. */
  lacksFactor: boolean;
  /** Whether its person has authenticated within the last few minutes. */
  isFresh: boolean;
  user: { id: string; email: string; passwordHash: string | null };
};

const freshMinutes = 5;

/** The session of a bearer that an earlier step has verified. Throws 401 or 403 as Supabase Auth does. */
export async function requireSession({ database }: SessionSource, c: Context): Promise<OwnSession> {
  const token = bearerToken(c.req.header("authorization")) ?? "";
  if (token.split(".").length !== 3) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const { session_id: session } = decodeJwt<{ session_id?: string }>(token);
  const { rows } = await sql<OwnSession>`
    select s.id,
      coalesce(s.aal, 'aal1') < 'aal2' and exists (select from auth.mfa_factors f
        where f.user_id = s.user_id and f.status = 'verified') as "lacksFactor",
      exists (select from auth.mfa_amr_claims a where a.session_id = s.id
        and a.updated_at > now() - ${freshMinutes} * interval '1 minute') as "isFresh",
      json_build_object('id', u.id, 'email', lower(coalesce(u.email, '')),
        'passwordHash', u.encrypted_password) as user
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${session ?? null}::uuid`.execute(database.kysely);
  if (rows[0]) return rows[0];
  throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
}
