import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import type { AccountSource } from "../http/account-source.ts";
import { AuthError, readBody } from "../http/auth-error.ts";
import { requireSecretKey } from "../http/secret-key.ts";
import { issueProof } from "../tokens/one-time-proof.ts";
import { createAccount } from "./new-account.ts";

type Person = { id: string; is_confirmed: boolean };
type Wanted = { email: string; metadata: Record<string, unknown> };

/**
 * POST /invite `{email, data?}` → the invited person, for the secret key only, as supabase-js's
 * `auth.admin.inviteUserByEmail` asks it; Lite does not have it. Makes an account without a password
 * and sends its letter; whoever has not accepted yet gets another one. 422 `email_exists` for an
 * account that is confirmed. https://supabase.com/docs/reference/javascript/auth-admin-inviteuserbyemail
 */
export async function invite(
  { database, settings, mail }: AccountSource & { settings: { SUPABASE_SECRET_KEY: string } },
  c: Context,
): Promise<Response> {
  requireSecretKey(c, settings.SUPABASE_SECRET_KEY);
  const { email, data } = await readBody(c);
  if (!email) throw new AuthError(400, "validation_failed", "An email address is required");
  const mailbox = String(email).toLowerCase();
  const metadata = (data ?? {}) as Record<string, unknown>;
  const { person, proof } = await database.kysely.transaction().execute(async (db) => {
    const invited = await invitePerson(db, { email: mailbox, metadata });
    const letter = { user_id: invited.id, kind: "confirmation", mailbox } as const;
    return { person: invited, proof: await issueProof(db, settings.JWT_SECRET, letter) };
  });
  await mail.confirm("invite", mailbox, proof, person.id);
  return Response.json(person);
}

async function invitePerson(db: Kysely<unknown>, { email, metadata }: Wanted) {
  const account = { email, metadata, passwordHash: null, isConfirmed: false };
  const made = await createAccount(db, account);
  const found = made ? undefined : await findPerson(db, email);
  if (found?.is_confirmed) {
    throw new AuthError(
      422,
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
  const id = made ?? found?.id ?? "";
  // A password that somebody gave with this address before it was proven must not outlive the proof.
  const { rows } = await sql<Record<string, unknown>>`
    update auth.users set confirmation_sent_at = now(),
      invited_at = now(), updated_at = now(), encrypted_password = null
    where id = ${id}::uuid
    returning id, aud, role, email, coalesce(phone, '') as phone, invited_at, confirmation_sent_at,
      raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at,
      is_anonymous`.execute(db);
  return { ...rows[0], id, identities: await listIdentities(db, id) };
}

async function findPerson(db: Kysely<unknown>, email: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`select id, confirmed_at is not null as is_confirmed
    from auth.users where email = ${email} and not is_sso_user for update`.execute(db);
  return rows[0];
}

async function listIdentities(db: Kysely<unknown>, id: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select id as identity_id, provider_id as id, user_id, identity_data, provider, email, created_at,
      updated_at
    from auth.identities where user_id = ${id}::uuid order by created_at`.execute(db);
  return rows;
}
