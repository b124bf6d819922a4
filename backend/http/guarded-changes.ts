import type { MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { AuthError } from "./auth-error.ts";

/**
 * PUT /user as Supabase Auth treats it and Lite does not: password and address change only in a
 * session that has used the second factor, where the person has one (401 `insufficient_aal`), and a
 * new password ends all other sessions.
 */
export const guardedChanges =
  (database: Database): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.path !== "/auth/v1/user" || c.req.method !== "PUT") return next();
    const { password, email } = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}));
    const token = c.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if ((!password && !email) || token.split(".").length !== 3) return next();
    const { session_id: session } = decodeJwt<{ session_id?: string }>(token);
    if (!session) return next();
    if (await lacksSecondFactor(database, session)) {
      return new AuthError(
        401,
        "insufficient_aal",
        "AAL2 session is required to update email or password when MFA is enabled.",
      ).answer();
    }
    await next();
    if (password && c.res.status === 200) await endOtherSessions(database, session);
  };

async function lacksSecondFactor(database: Database, session: string): Promise<boolean> {
  const { rows } = await sql`select from auth.sessions s
    join auth.mfa_factors f on f.user_id = s.user_id and f.status = 'verified'
    where s.id = ${session}::uuid and coalesce(s.aal, 'aal1') < 'aal2'`.execute(database.kysely);
  return rows.length > 0;
}

async function endOtherSessions(database: Database, session: string): Promise<void> {
  await sql`delete from auth.sessions o using auth.sessions s
    where s.id = ${session}::uuid and o.user_id = s.user_id and o.id <> s.id`.execute(
    database.kysely,
  );
}
