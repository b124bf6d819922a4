import { randomUUID } from "node:crypto";
import { hash } from "bcryptjs";
import { type Kysely, sql } from "kysely";

/** An account to create. The address is in lower case; without a hash it has no password. */
export type NewAccount = {
  email: string;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  /** Whether the address counts as confirmed although no email went to it. */
  isConfirmed: boolean;
};

/** What an account's metadata says about its address. */
export const addressClaims = (id: string, email: string, isConfirmed: boolean) => ({
  sub: id,
  email,
  email_verified: isConfirmed,
  phone_verified: false,
});

/**
 * Adds the rows of a new account. Resolves with its id, or undefined if the address already has an account.
 * People's metadata is stored only with the account, not with its identity.
 */
export async function createAccount(
  db: Kysely<unknown>,
  { email, passwordHash, metadata, isConfirmed }: NewAccount,
): Promise<string | undefined> {
  const id = randomUUID();
  const said = { ...metadata, ...addressClaims(id, email, isConfirmed) };
  const { rows } = await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data)
    values (${id}::uuid, 'authenticated', 'authenticated', ${email}, ${passwordHash},
      ${isConfirmed ? sql`now()` : null}, '{"provider": "email", "providers": ["email"]}',
      ${JSON.stringify(said)}::text::jsonb)
    on conflict (email) where is_sso_user = false do nothing
    returning id`.execute(db);
  if (rows.length === 0) return undefined;
  const claims = addressClaims(id, email, false);
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id}::uuid,
      ${JSON.stringify(claims)}::text::jsonb)`.execute(db);
  return id;
}

/**
 * Adds a person whose address counts as confirmed, as if invited by email: the rows of a sign-up, and the
 * time of an invitation. Without a password the person cannot sign in with one. Resolves with the person's
 * id, which differs from the requested one if the address already has an account.
 */
export async function createConfirmedUser(
  db: Kysely<unknown>,
  user: { id: string; email: string; password?: string },
): Promise<string> {
  const email = user.email.toLowerCase();
  const passwordHash = user.password ? await hash(user.password, 10) : null;
  const { rows } = await sql<{ id: string }>`
    insert into auth.users (id, email, encrypted_password, invited_at, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data)
    values (${user.id}, ${email}, ${passwordHash}, now(), now(),
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('sub', ${user.id}::text, 'email', ${email}::text,
        'email_verified', true, 'phone_verified', false))
    on conflict (email) where is_sso_user = false
      do update set encrypted_password = coalesce(excluded.encrypted_password, users.encrypted_password),
        invited_at = now(), email_confirmed_at = now()
    returning id`.execute(db);
  const id = rows[0]?.id ?? user.id;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id},
      jsonb_build_object('sub', ${id}::text, 'email', ${email}::text,
        'email_verified', true, 'phone_verified', false))
    on conflict (provider, provider_id) do nothing`.execute(db);
  return id;
}
