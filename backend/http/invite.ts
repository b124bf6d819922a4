import { randomUUID } from "node:crypto";
import type { Handler } from "hono";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database.ts";
import type { Environment } from "../environment.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import { newProof } from "../tokens/one-time-proof.ts";
import { AuthError } from "./auth-error.ts";
import { requireSecretKey } from "./secret-key.ts";

type Person = { id: string; email: string; is_confirmed: boolean };
type Wanted = { email: string; data: Record<string, unknown> };

/**
 * POST /invite `{email, data?}` → the invited person, for the secret key only, as supabase-js's
 * `auth.admin.inviteUserByEmail` asks it; Lite does not have it. Makes an account without a password
 * and sends its letter; whoever has not accepted yet gets another one. 422 `email_exists` for an
 * account that is confirmed. https://supabase.com/docs/reference/javascript/auth-admin-inviteuserbyemail
 */
export function invite(
  database: Database,
  settings: Pick<Environment, "SUPABASE_SECRET_KEY">,
  mail: AccountMail,
): Handler {
  return async (c) => {
    try {
      requireSecretKey(c, settings.SUPABASE_SECRET_KEY);
      const wanted = readWanted(await c.req.json().catch(() => ({})));
      const proof = newProof(wanted.email);
      const person = await database.kysely
        .transaction()
        .execute((transaction) => invitePerson(transaction, wanted, proof.tokenHash));
      await mail.confirm("invite", wanted.email, proof, person.id);
      return Response.json(person);
    } catch (error) {
      if (error instanceof AuthError) return error.answer();
      throw error;
    }
  };
}

function readWanted(sent: { email?: unknown; data?: Record<string, unknown> }): Wanted {
  const refuse = (message: string) => new AuthError(400, "validation_failed", message);
  if (!sent.email) throw refuse("An email address is required");
  const email = z.email().safeParse(sent.email);
  if (!email.success) throw refuse("Unable to validate email address: invalid format");
  return { email: email.data.toLowerCase(), data: sent.data ?? {} };
}

async function invitePerson(db: Kysely<unknown>, { email, data }: Wanted, tokenHash: string) {
  const found = await findPerson(db, email);
  if (found?.is_confirmed) {
    throw new AuthError(
      422,
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
  const id = found?.id ?? (await createPerson(db, { email, data }));
  // A password that somebody gave with this address before it was proven must not outlive the proof.
  const { rows } = await sql<Record<string, unknown>>`
    update auth.users set confirmation_token = ${tokenHash}, confirmation_sent_at = now(),
      invited_at = now(), updated_at = now(), encrypted_password = null
    where id = ${id}::uuid
    returning id, aud, role, email, coalesce(phone, '') as phone, invited_at, confirmation_sent_at,
      raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at,
      is_anonymous`.execute(db);
  return { ...rows[0], id, identities: await listIdentities(db, id) };
}

async function findPerson(db: Kysely<unknown>, email: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select id, email, confirmed_at is not null as is_confirmed
    from auth.users where email = ${email} and not is_sso_user for update`.execute(db);
  return rows[0];
}

/** The rows that a sign-up makes, without a password: nobody signs in before the letter is answered. */
async function createPerson(db: Kysely<unknown>, { email, data }: Wanted): Promise<string> {
  const id = randomUUID();
  const said = { sub: id, email, email_verified: false, phone_verified: false };
  await sql`
    insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data)
    values (${id}::uuid, 'authenticated', 'authenticated', ${email},
      '{"provider": "email", "providers": ["email"]}',
      ${JSON.stringify(data)}::text::jsonb)`.execute(db);
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id}, ${JSON.stringify(said)}::text::jsonb)`.execute(
    db,
  );
  return id;
}

async function listIdentities(db: Kysely<unknown>, id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select id as identity_id, provider_id as id, user_id, identity_data, provider, email, created_at,
      updated_at
    from auth.identities where user_id = ${id}::uuid order by created_at`.execute(db);
  return rows;
}
