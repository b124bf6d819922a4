import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import { issueProof, type SpentProof } from "../tokens/one-time-proof.ts";
import type { AccountSource } from "./account-source.ts";
import { AuthError, readBody } from "./auth-error.ts";

/**
 * POST /resend `{type: "signup" | "email_change", email}` → `{}`, whether or not somebody waits for a
 * letter: a new one, whose proof takes the place of the one before.
 */
export async function resend(source: AccountSource, c: Context): Promise<Response> {
  const { type, email } = await readBody(c);
  if (type !== "signup" && type !== "email_change") {
    throw new AuthError(
      400,
      "validation_failed",
      "Missing one of these types: signup, email_change, sms, phone_change",
    );
  }
  if (!email) {
    throw new AuthError(400, "validation_failed", "Type provided requires an email address");
  }
  const { kysely } = source.database;
  const seconds = source.settings.AUTH_LIMITS.mail_seconds;
  const find = type === "signup" ? findUnconfirmed : findChanging;
  const made = await kysely.transaction().execute(async (db) => {
    const waiting = await find(db, String(email).toLowerCase(), seconds);
    if (!waiting) return undefined;
    const proof = await issueProof(db, source.settings.JWT_SECRET, waiting.letter);
    return { ...waiting, proof };
  });
  if (made) {
    const { letter, purpose, proof } = made;
    await source.mail.confirm(purpose, letter.mailbox, proof, letter.user_id);
  }
  return Response.json({});
}

type Waiting = { letter: SpentProof; purpose: "signup" | "invite" | "email_change" };

/** An account without a password waits for its invitation, whose page asks for one. */
async function findUnconfirmed(
  db: Kysely<unknown>,
  email: string,
  seconds: number,
): Promise<Waiting | undefined> {
  const { rows } = await sql<{ id: string; has_password: boolean }>`
    update auth.users set confirmation_sent_at = now()
    where email = ${email} and not is_sso_user and email_confirmed_at is null
      and confirmation_sent_at <= now() - ${seconds} * interval '1 second'
    returning id, encrypted_password is not null as has_password`.execute(db);
  const [account] = rows;
  return (
    account && {
      letter: { user_id: account.id, kind: "confirmation", mailbox: email },
      purpose: account.has_password ? "signup" : "invite",
    }
  );
}

async function findChanging(
  db: Kysely<unknown>,
  email: string,
  seconds: number,
): Promise<Waiting | undefined> {
  const { rows } = await sql<{ id: string; mailbox: string }>`
    update auth.users u set email_change_sent_at = now()
    where u.email = ${email} and not u.is_sso_user and u.email_change <> ''
      and u.email_change_sent_at <= now() - ${seconds} * interval '1 second'
      and not exists (select from auth.users o where o.email = u.email_change)
    returning u.id, u.email_change as mailbox`.execute(db);
  const [account] = rows;
  return (
    account && {
      letter: { user_id: account.id, kind: "email_change", mailbox: account.mailbox },
      purpose: "email_change",
    }
  );
}
