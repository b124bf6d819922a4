import { randomUUID } from "node:crypto";
import type { App } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";
import type { Client } from "../http/client.ts";
import { withFactors } from "../second-factor/factor-rows.ts";
import { signAccessToken, tokenLifetime } from "./access-token.ts";

export type SessionSource = {
  database: Database;
  /** Writes a person as Supabase Auth's JSON. */
  lite: App;
  settings: Pick<
    Environment,
    "JWT_SECRET" | "SITE_URL" | "SUPABASE_PUBLISHABLE_KEY" | "AUTH_LIMITS"
  >;
};

/** Opens a session for a person (a uuid). Resolves with its id and its first refresh token. */
export async function openSession(
  database: Database,
  userId: string,
  client: Client,
): Promise<{ session: string; refreshToken: string }> {
  const session = randomUUID();
  await sql`insert into auth.sessions (id, user_id, aal, user_agent, ip)
    values (${session}::uuid, ${userId}::uuid, 'aal1', ${client.userAgent}, ${client.address}::inet)`.execute(
    database.kysely,
  );
  await sql`update auth.users set last_sign_in_at = now(), updated_at = now()
    where id = ${userId}::uuid`.execute(database.kysely);
  return { session, refreshToken: await addRefreshToken(database.kysely, userId, session) };
}

/**
 * Gives a session a refresh token without a parent: Lite's rotation hands out children of a used token, and
 * this one must not go to somebody who still has the earlier token.
 */
export async function addRefreshToken(
  db: Kysely<unknown>,
  userId: string,
  session: string,
): Promise<string> {
  const token = randomUUID();
  await sql`insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
    values (${randomUUID()}, ${token}, ${userId}::uuid, ${session}::uuid, null)`.execute(db);
  return token;
}

/** Records where a session was last used. */
export async function noteClient(database: Database, session: string, client: Client) {
  await sql`update auth.sessions set ip = ${client.address}::inet, user_agent = ${client.userAgent}
    where id = ${session}::uuid`.execute(database.kysely);
}

/**
 * The answer of /token and similar endpoints: `{access_token, token_type, expires_in, expires_at,
 * refresh_token, user}`, with a newly signed token. Undefined if the session is gone.
 */
export async function describeSession(
  { database, lite, settings }: SessionSource,
  session: string,
  refreshToken: string,
  method?: string,
) {
  const signed = await signAccessToken(database, settings, session, method);
  if (!signed) return undefined;
  const answer = await lite.fetch(
    new Request("http://backend/auth/v1/user", {
      headers: {
        apikey: settings.SUPABASE_PUBLISHABLE_KEY,
        authorization: `Bearer ${signed.token}`,
      },
    }),
  );
  if (!answer.ok) return undefined;
  return {
    access_token: signed.token,
    token_type: "bearer",
    expires_in: tokenLifetime,
    expires_at: signed.expiresAt,
    refresh_token: refreshToken,
    user: await withFactors(database, (await answer.json()) as { id: string }),
  };
}
