import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";

export type TokenSettings = Pick<Environment, "JWT_SECRET" | "SITE_URL">;

/** One method by which a session's person authenticated (`amr` in RFC 8176). */
export type AuthenticationMethod = { method: string; timestamp: number };
export type AssuranceLevel = "aal1" | "aal2";

/** Seconds for which an access token is valid. */
export const tokenLifetime = 3600;

const secondFactorMethods = new Set(["totp", "phone", "mfa/phone", "webauthn", "mfa/webauthn"]);

/** A session is at `aal2` if one of its methods is a second factor. */
const levelOf = (methods: AuthenticationMethod[]): AssuranceLevel =>
  methods.some(({ method }) => secondFactorMethods.has(method)) ? "aal2" : "aal1";

/** Records that this session's person has just authenticated by this method. */
export async function addMethod(database: Database, session: string, method: string) {
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${session}::uuid, now(), now(), ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`.execute(
    database.kysely,
  );
}

/** The issuer of this site's tokens (RFC 7519, section 4.1.1). */
const issuerOf = (siteUrl: string): string => new URL("/auth/v1", siteUrl).href;

type Holder = {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  phone: string | null;
  app_metadata: Record<string, unknown> | null;
  user_metadata: Record<string, unknown> | null;
  is_anonymous: boolean;
  amr: AuthenticationMethod[];
};

/**
 * Signs the access token of a session (a uuid) with Supabase Auth's claims, `aal` and `amr` derived from the
 * session's methods, after passing them through public.custom_access_token_hook; updates the session's own
 * `aal`. Undefined if the session is gone.
 * https://supabase.com/docs/guides/auth/jwt-fields
 */
export async function signAccessToken(
  database: Database,
  settings: TokenSettings,
  session: string,
  method = "token_refresh",
): Promise<{ token: string; expiresAt: number } | undefined> {
  const holder = await readHolder(database, session);
  if (!holder) return undefined;
  const aal = levelOf(holder.amr);
  await sql`update auth.sessions set aal = ${aal} where id = ${session}::uuid
    and aal is distinct from ${aal}`.execute(database.kysely);
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + tokenLifetime;
  const claims = await askHook(database, holder.id, method, {
    iss: issuerOf(settings.SITE_URL),
    sub: holder.id,
    aud: holder.aud || "authenticated",
    exp: expiresAt,
    iat: issuedAt,
    email: holder.email ?? "",
    phone: holder.phone ?? "",
    app_metadata: holder.app_metadata ?? {},
    user_metadata: holder.user_metadata ?? {},
    role: holder.role || "authenticated",
    aal,
    amr: holder.amr,
    session_id: session,
    is_anonymous: holder.is_anonymous,
  });
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(settings.JWT_SECRET));
  return { token, expiresAt };
}

async function readHolder(database: Database, session: string): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select u.id, u.aud, u.role, u.email, u.phone, u.raw_app_meta_data as app_metadata,
      u.raw_user_meta_data as user_metadata, u.is_anonymous,
      coalesce((
        select json_agg(json_build_object('method', a.authentication_method,
          'timestamp', floor(extract(epoch from a.updated_at))) order by a.updated_at desc)
        from auth.mfa_amr_claims a where a.session_id = s.id), '[]'::json) as amr
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${session}::uuid`.execute(database.kysely);
  return rows[0];
}

// https://supabase.com/docs/guides/auth/auth-hooks/custom-access-token-hook
async function askHook(
  database: Database,
  userId: string,
  method: string,
  claims: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const event = JSON.stringify({ user_id: userId, claims, authentication_method: method });
  const { rows } = await sql<{ event: { claims: Record<string, unknown> } }>`
    select public.custom_access_token_hook(${event}::jsonb) as event`.execute(database.kysely);
  return rows[0]?.event.claims ?? claims;
}
