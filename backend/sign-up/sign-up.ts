import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import { type AccountSource, answerSession } from "../http/account-source.ts";
import { AuthError, readBody } from "../http/auth-error.ts";
import { clientOf } from "../http/client.ts";
import { refuseWeakPassword } from "../http/weak-passwords.ts";
import { issueProof } from "../tokens/one-time-proof.ts";
import { addressClaims, createAccount, type NewAccount } from "./new-account.ts";
import { knownMetadata } from "./sign-up-metadata.ts";

/** Milliseconds: answers that must not tell one address from another take a whole number of these. */
const evenTime = 500;

/**
 * POST /signup `{email, password, data?}` in Lite's place (docs/decisions/emails.md). As a rule → a session;
 * 422 `user_already_exists` for an address that has an account or is listed as an administrator's. Where
 * letters confirm sign-ups → a person without a session, the same for every address. What is the case,
 * the letter says, to the owner alone.
 */
export async function signUp(source: AccountSource, c: Context): Promise<Response> {
  const started = performance.now();
  const account = await readAccount(source, await readBody(c));
  const { isListed, confirms } = await readRules(source, account.email);
  if (isListed || confirms) {
    await writeLetter(source, account, confirms);
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
    throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  }
  refuseWeakPassword(password, email);
  const metadata = knownMetadata(data);
  // In every case: it is what takes the time.
  const passwordHash = await checks.hash(password);
  return { email: email.toLowerCase(), passwordHash, metadata, isConfirmed: false };
}

/** An address on the list of administrators opens the administration: it is always proven by a letter. */
async function readRules({ database }: AccountSource, email: string) {
  const { rows } = await sql<{ isListed: boolean; confirms: boolean }>`
    select exists (select from public.admin_users where email = ${email}) as "isListed",
      exists (select from private.security_settings where confirms_sign_ups) as confirms`.execute(
    database.kysely,
  );
  return rows[0] ?? { isListed: false, confirms: false };
}

async function writeLetter(
  source: AccountSource,
  account: NewAccount,
  keepsPassword: boolean,
): Promise<void> {
  const { database, mail, settings, letters } = source;
  const { email } = account;
  const passwordHash = keepsPassword ? account.passwordHash : null;
  const made = await database.kysely.transaction().execute(async (db) => {
    const id = await createAccount(db, { ...account, passwordHash });
    if (!id) return undefined;
    await noteLetter(db, id);
    const letter = { user_id: id, kind: "confirmation", mailbox: email } as const;
    return { id, proof: await issueProof(db, settings.JWT_SECRET, letter) };
  });
  if (!made) return writeToOwner(source, email);
  await letters.mayWrite(email);
  // Without a password it is like an invitation: the page of the letter asks for one.
  await mail.confirm(keepsPassword ? "signup" : "invite", email, made.proof, made.id);
}

const noteLetter = (db: Kysely<unknown>, id: string) =>
  sql`update auth.users set confirmation_sent_at = now() where id = ${id}::uuid`.execute(db);

/** Tells the owner of an account that somebody has registered with its address. */
async function writeToOwner({ database, mail, letters }: AccountSource, email: string) {
  const { rows } = await sql<{ id: string }>`select id from auth.users
    where email = ${email} and not is_sso_user`.execute(database.kysely);
  const mayWrite = await letters.mayWrite(email);
  if (rows[0] && mayWrite) await mail.addressTaken(rows[0].id);
}

/** A person who waits for a letter, in the same words whether there is one, was one, or never will be. */
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
