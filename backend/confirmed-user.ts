import { randomUUID } from "node:crypto";
import { hash } from "bcryptjs";
import { type Kysely, sql } from "kysely";

/**
 * Adds a person whose address counts as proven, as if invited by mail: the rows that a sign-up
 * makes, and the time of an invitation. Without a password nobody can sign in with one. Resolves
 * with the person's id, which is another than asked for when the address has an account already.
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
