import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";

/** An account to be made. The address in lower case; without a hash nobody signs in by password. */
export type NewAccount = {
  email: string;
  passwordHash: string | null;
  metadata: Record<string, unknown>;
  /** Whether the address counts as confirmed although no letter went to it. */
  isConfirmed: boolean;
};

/** What an account's metadata says of its own address. */
export const addressClaims = (id: string, email: string, isConfirmed: boolean) => ({
  sub: id,
  email,
  email_verified: isConfirmed,
  phone_verified: false,
});

/**
 * Adds the rows of a new account. Resolves with its id, undefined where the address has an account.
 * What people say about themselves is kept once, with the account and not with its identity.
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
