import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import { AuthError, readBody, tooMany } from "../http/auth-error.ts";
import { type OwnSession, requireSession } from "../sessions/account.ts";
import type { AttemptCounter } from "../throttle/attempts.ts";
import { dropProofs, issueProof, spendCode } from "../tokens/one-time-proof.ts";
import { knownMetadata, refuseWeakPassword } from "./account-fields.ts";
import type { AccountSource } from "./account-source.ts";
import { mayTakeAddress } from "./listed-address.ts";
import { inviteListed } from "./sign-up.ts";

type Change = { password?: string; email?: string };

/**
 * PUT /user `{password?, email?, data?, current_password?, nonce?}`. Password and address can be changed
 * within five minutes of a sign-in (or an email), with the current password or with the code of
 * /reauthenticate; a new password ends all other sessions. If the person has a second factor, everything
 * needs it, the metadata too: the mark of a deleted account would shut its owner out.
 * Resolves with what is left for Lite: the metadata, and the answer.
 * https://supabase.com/docs/reference/javascript/auth-updateuser
 */
export async function changeAccount(
  source: AccountSource,
  guesses: AttemptCounter,
  c: Context,
): Promise<Request> {
  const sent = await readBody(c);
  const data = sent.data === undefined ? {} : { data: knownMetadata(sent.data) };
  const session = await requireSession(source, c);
  const change = readChange(sent, session);
  const isChanging = change.password ?? change.email ?? sent.data;
  if (session.lacksFactor && isChanging !== undefined) {
    throw new AuthError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update the user when MFA is enabled.",
    );
  }
  if (change.password !== undefined || change.email !== undefined) {
    await requireProof(source, guesses, session, sent);
    if (change.password !== undefined) await changePassword(source, session, change.password);
    if (change.email !== undefined) await askForAddress(source, session, change.email);
  }
  return new Request(c.req.raw, { body: JSON.stringify(data) });
}

function readChange({ password, email }: Record<string, unknown>, { user }: OwnSession): Change {
  const change: Change = {};
  if (typeof password === "string") {
    refuseWeakPassword(password, user.email);
    if (typeof email === "string") refuseWeakPassword(password, email);
    change.password = password;
  }
  const address = typeof email === "string" ? email.toLowerCase() : "";
  if (address && address !== user.email) change.email = address;
  return change;
}

async function requireProof(
  { database, settings, checks }: AccountSource,
  guesses: AttemptCounter,
  session: OwnSession,
  { current_password: current, nonce }: Record<string, unknown>,
): Promise<void> {
  const { user } = session;
  if (session.isFresh) return;
  if (current) {
    const wait = await guesses.take(user.id);
    if (wait !== undefined) throw tooMany(wait);
    if (!(await checks.matches(String(current), user.passwordHash))) {
      throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
    }
    return void (await guesses.giveBack(user.id));
  }
  if (!nonce) {
    throw new AuthError(
      400,
      "reauthentication_needed",
      "Password update requires reauthentication",
    );
  }
  const asked = { kinds: ["reauthentication" as const], userId: user.id };
  const spent = await database.kysely
    .transaction()
    .execute((db) => spendCode(db, settings.JWT_SECRET, asked, String(nonce)));
  if (!spent) {
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
}

async function changePassword(
  { database, checks }: AccountSource,
  session: OwnSession,
  password: string,
): Promise<void> {
  const { id, passwordHash } = session.user;
  if (passwordHash && (await checks.matches(password, passwordHash))) {
    throw new AuthError(
      422,
      "same_password",
      "New password should be different from the old password.",
    );
  }
  const hash = await checks.hash(password);
  await database.kysely.transaction().execute(async (db) => {
    await sql`update auth.users set encrypted_password = ${hash}, updated_at = now()
      where id = ${id}::uuid`.execute(db);
    await sql`delete from auth.sessions where user_id = ${id}::uuid
      and id <> ${session.id}::uuid`.execute(db);
    await dropProofs(db, id, ["recovery", "reauthentication"]);
  });
}

/**
 * Sends an email to the requested new mailbox. If it belongs to another account, its owner is told instead; a
 * colleague who is listed but has no account yet is invited instead. The caller gets the same answer.
 */
async function askForAddress(
  source: AccountSource,
  { user }: OwnSession,
  mailbox: string,
): Promise<void> {
  const { database, mail, settings } = source;
  const { taken, mayTake, proof } = await database.kysely.transaction().execute(async (db) => {
    await sql`update auth.users set email_change = ${mailbox}, email_change_sent_at = now()
      where id = ${user.id}::uuid`.execute(db);
    const mail = { user_id: user.id, kind: "email_change", mailbox } as const;
    return {
      taken: await ownerOf(db, mailbox),
      mayTake: await mayTakeAddress(db, user.id, mailbox),
      proof: await issueProof(db, settings.JWT_SECRET, mail),
    };
  });
  if (taken) return mail.addressTaken(taken);
  if (!mayTake) return inviteListed(source, mailbox);
  await mail.confirm("email_change", mailbox, proof, user.id);
}

async function ownerOf(db: Kysely<unknown>, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from auth.users
    where email = ${email} and not is_sso_user`.execute(db);
  return rows[0]?.id;
}
