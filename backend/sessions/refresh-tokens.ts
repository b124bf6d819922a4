import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { AuthError, tooMany } from "../http/auth-error.ts";
import { clientOf, networkOf } from "../http/client.ts";
import type { AccountLimits } from "../throttle/account-limits.ts";
import type { AttemptCounters } from "../throttle/attempts.ts";
import { describeSession, noteClient, type SessionSource } from "./session-answer.ts";

/** Seconds in which a used token may be used again, because two tabs may refresh at the same moment. */
const grace = 10;

/**
 * POST /token?grant_type=refresh_token instead of Lite, which has no grace period: supabase-js leaves it to
 * the service to handle refreshes of several tabs. A token is valid once; one that is used again within ten
 * seconds, or whose successor is still unused, still gets the session. Later it is 400
 * `refresh_token_already_used`, and all tokens of the session become invalid. Refreshes are counted per
 * session, unknown tokens per network, so that a neighbour's guesses cannot end a session.
 * https://supabase.com/docs/guides/auth/sessions
 */
export function refreshTokens(
  source: SessionSource,
  limits: AccountLimits,
  counters: AttemptCounters,
): MiddlewareHandler {
  const tokens = counters("tokens", limits.tokens, 5 * 60);
  return async (c, next) => {
    const isRefresh =
      c.req.path === "/auth/v1/token" && c.req.query("grant_type") === "refresh_token";
    if (!isRefresh || c.req.method !== "POST") return next();
    const { refresh_token: given } = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}));
    if (typeof given !== "string") return next();
    const { kysely } = source.database;
    const session = await findSession(source.database, given);
    const wait = await tokens.take(session ?? networkOf(clientOf(c).address));
    if (wait !== undefined) return tooMany(wait).answer();
    const outcome = await kysely.transaction().execute((tx) => rotate(tx, given));
    // Lite answers requests with an unknown token.
    if (!outcome) return next();
    if (!outcome.successor) {
      return new AuthError(
        400,
        "refresh_token_already_used",
        "Invalid Refresh Token: Already Used",
      ).answer();
    }
    await noteClient(source.database, outcome.session, clientOf(c));
    const answer = await describeSession(source, outcome.session, outcome.successor);
    return answer ? c.json(answer) : next();
  };
}

async function findSession(database: Database, given: string): Promise<string | undefined> {
  const { rows } = await sql<{ session: string }>`select session_id::text as session
    from auth.refresh_tokens where token = ${given}`.execute(database.kysely);
  return rows[0]?.session;
}

type Token = { token: string; user_id: string; session: string; revoked: boolean; is_new: boolean };

/** The next token; none if the given one is no longer valid, undefined if it is unknown. */
async function rotate(
  db: Kysely<unknown>,
  given: string,
): Promise<{ session: string; successor?: string } | undefined> {
  const token = await lockToken(db, given);
  if (!token) return undefined;
  const { session } = token;
  if (!token.revoked) {
    await sql`update auth.refresh_tokens set revoked = true, updated_at = now()
      where token = ${given}`.execute(db);
    return { session, successor: await addSuccessor(db, token) };
  }
  // Tokens that a second factor has ended have no successor and no grace period.
  const successors = await sql<{ token: string; is_latest: boolean }>`
    select t.token, not t.revoked and not exists (
      select from auth.refresh_tokens later where later.session_id = t.session_id
        and not later.revoked and later.created_at > t.created_at) as is_latest
    from auth.refresh_tokens t where t.session_id = ${session}::uuid and t.parent = ${given}
    order by t.created_at desc`.execute(db);
  const latest = successors.rows.find(({ is_latest }) => is_latest);
  if (latest) return { session, successor: latest.token };
  if (successors.rows.length === 0) return { session };
  if (token.is_new) return { session, successor: await addSuccessor(db, token) };
  await sql`update auth.refresh_tokens set revoked = true, updated_at = now()
    where session_id = ${session}::uuid and not revoked`.execute(db);
  return { session };
}

/** Locks the token: of two requests with one token the second waits for the first. */
async function lockToken(db: Kysely<unknown>, given: string): Promise<Token | undefined> {
  const { rows } = await sql<Token>`
    select t.token, t.user_id, t.session_id as session, t.revoked,
      t.updated_at > now() - ${grace} * interval '1 second' as is_new
    from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
    where t.token = ${given} and (s.not_after is null or s.not_after > now())
    for update of t`.execute(db);
  return rows[0];
}

async function addSuccessor(db: Kysely<unknown>, token: Token): Promise<string> {
  const successor = randomUUID();
  await sql`insert into auth.refresh_tokens (id, token, user_id, session_id, parent, created_at)
    values (${randomUUID()}, ${successor}, ${token.user_id}::uuid, ${token.session}::uuid,
      ${token.token}, clock_timestamp())`.execute(db);
  await sql`update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now()
    where id = ${token.session}::uuid`.execute(db);
  return successor;
}
