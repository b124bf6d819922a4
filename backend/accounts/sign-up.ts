import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import { requireSecretKey } from "../http/api-keys.ts";
import { AuthError, invalid, readBody } from "../http/auth-error.ts";
import { clientOf } from "../http/client.ts";
import { issueProof } from "../tokens/one-time-proof.ts";
import { knownMetadata, refuseWeakPassword } from "./account-fields.ts";
import { type AccountSource, answerSession } from "./account-source.ts";
import { isListedAddress } from "./listed-address.ts";
import { addressClaims, createAccount, type NewAccount } from "./new-account.ts";

/** In ms: answers that must not differ between addresses take a multiple of this. */
const evenTime = 500;

/**
 * POST /signup `{email, password, data?}` instead of Lite (docs/decisions/emails.md). By default → a session;
 * 422 `user_already_exists` for an address that has an account or is listed as an administrator's. If emails
 * confirm sign-ups → a person without a session, the same for every address; only the email tells the owner
 * the real state.
 */
export async function signUp(source: AccountSource, c: Context): Promise<Response> {
  const started = performance.now();
  const account = await readAccount(source, await readBody(c));
  const { isListed, confirms } = await readRules(source, account.email);
  if (isListed || confirms) {
    await writeEmail(source, account, confirms && !isListed);
    await evenOut(started);
    if (confirms) return Response.json(describeNobody(account));
    throw alreadyExists();
  }
  const id = await source.database.kysely
    .transaction()
    .execute((db) => createAccount(db, { ...account, isConfirmed: true }));
  if (id) return answerSession(source, id, "password", clientOf(c));
  await writeToOwner(source, account.email);
  await evenOut(started);
  throw alreadyExists();
}

async function evenOut(started: number): Promise<void> {
  const passed = performance.now() - started;
  await sleep(Math.ceil(passed / evenTime) * evenTime - passed);
}

const alreadyExists = () => new AuthError(422, "user_already_exists", "User already registered");

async function readAccount(
  { checks }: AccountSource,
  { email, password, data }: Record<string, unknown>,
): Promise<NewAccount> {
  if (typeof email !== "string" || email === "") {
    throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (typeof password !== "string" || password === "") {
    throw invalid("Signup requires a valid password");
  }
  refuseWeakPassword(password, email);
  const metadata = knownMetadata(data);
  // Hash in every case, because hashing takes most of the time.
  const passwordHash = await checks.hash(password);
  return { email: email.toLowerCase(), passwordHash, metadata, isConfirmed: false };
}

async function readRules({ database: { kysely } }: AccountSource, email: string) {
  const { rows } = await sql<{ confirms: boolean }>`
    select exists (select from private.security_settings where confirms_sign_ups) as confirms`.execute(
    kysely,
  );
  return {
    isListed: await isListedAddress(kysely, email),
    confirms: rows[0]?.confirms === true,
  };
}

/** Creates an account without a password for a listed colleague, and invites the colleague to it. */
export function inviteListed(source: AccountSource, email: string): Promise<void> {
  const account = { email, passwordHash: null, metadata: {}, isConfirmed: false };
  return writeEmail(source, account, false);
}

async function writeEmail(
  source: AccountSource,
  account: NewAccount,
  keepsPassword: boolean,
): Promise<void> {
  const { database, mail, settings, emails } = source;
  const { email } = account;
  const passwordHash = keepsPassword ? account.passwordHash : null;
  const made = await database.kysely.transaction().execute(async (db) => {
    const id = await createAccount(db, { ...account, passwordHash });
    if (!id) return undefined;
    await noteEmail(db, id);
    const mail = { user_id: id, kind: "confirmation", mailbox: email } as const;
    return { id, proof: await issueProof(db, settings.JWT_SECRET, mail) };
  });
  if (!made) return writeToOwner(source, email);
  await emails.mayWrite(email);
  // Without a password it works like an invitation: the page that the email opens asks for one.
  await mail.confirm(keepsPassword ? "signup" : "invite", email, made.proof, made.id);
}

const noteEmail = (db: Kysely<unknown>, id: string) =>
  sql`update auth.users set confirmation_sent_at = now() where id = ${id}::uuid`.execute(db);

/** Tells an account's owner that somebody tried to register with its address. */
async function writeToOwner({ database, mail, emails }: AccountSource, email: string) {
  const { rows } = await sql<{ id: string }>`select id from auth.users
    where email = ${email} and not is_sso_user`.execute(database.kysely);
  const mayWrite = await emails.mayWrite(email);
  if (rows[0] && mayWrite) await mail.addressTaken(rows[0].id);
}

/** The answer for an unconfirmed person, identical whether such an account exists, existed or never will. */
function describeNobody({ email, metadata }: NewAccount) {
  const [id, identity, now] = [randomUUID(), randomUUID(), new Date().toISOString()];
  const claims = addressClaims(id, email, false);
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { ...metadata, ...claims },
    identities: [
      {
        identity_id: identity,
        id,
        user_id: id,
        identity_data: claims,
        provider: "email",
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    confirmation_sent_at: now,
    is_anonymous: false,
  };
}

type Person = { id: string; is_confirmed: boolean };
type Wanted = { email: string; metadata: Record<string, unknown> };

/**
 * POST /invite `{email, data?}` → the invited person, for the secret key only, as supabase-js's
 * `auth.admin.inviteUserByEmail` calls it; Lite lacks it. Creates an account without a password and sends its
 * email; a person who has not accepted yet gets another one. 422 `email_exists` for a confirmed account.
 * https://supabase.com/docs/reference/javascript/auth-admin-inviteuserbyemail
 */
export async function invite(
  { database, settings, mail }: AccountSource & { settings: { SUPABASE_SECRET_KEY: string } },
  c: Context,
): Promise<Response> {
  requireSecretKey(c, settings.SUPABASE_SECRET_KEY);
  const { email, data } = await readBody(c);
  if (!email) throw invalid("An email address is required");
  const mailbox = String(email).toLowerCase();
  const metadata = (data ?? {}) as Record<string, unknown>;
  const { person, proof } = await database.kysely.transaction().execute(async (db) => {
    const invited = await invitePerson(db, { email: mailbox, metadata });
    const mail = { user_id: invited.id, kind: "confirmation", mailbox } as const;
    return { person: invited, proof: await issueProof(db, settings.JWT_SECRET, mail) };
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
  // A password set for this address before it was proven must not remain valid.
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
