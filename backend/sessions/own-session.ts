import type { Context } from "hono";
import { decodeJwt } from "jose";
import { sql } from "kysely";
import { AuthError } from "../http/auth-error.ts";
import type { SessionSource } from "./session-answer.ts";

/** The session in whose name something of the account is asked, as the database knows it now. */
export type OwnSession = {
  id: string;
  /** Whether the account has a second factor that this session has not used. */
  lacksFactor: boolean;
  /** Whether its person has proven within the last minutes who they are. */
  isFresh: boolean;
  user: { id: string; email: string; passwordHash: string | null };
};

const freshMinutes = 5;

/** The session of a bearer that an earlier step has judged. Throws 401 or 403 as Supabase Auth does. */
export async function requireSession({ database }: SessionSource, c: Context): Promise<OwnSession> {
  const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
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
