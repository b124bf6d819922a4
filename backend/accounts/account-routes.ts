import { type Context, type Handler, Hono } from "hono";
import { type Kysely, sql } from "kysely";
import { askLite } from "../database/lite.ts";
import { requireApiKey } from "../http/api-keys.ts";
import { AuthError, answering, invalid, readBody, tooMany } from "../http/auth-error.ts";
import type { Services, Settings } from "../http/request-steps.ts";
import { BusyChecking } from "../passwords/password-checks.ts";
import { requireSession } from "../sessions/account.ts";
import type { SessionSource } from "../sessions/session-answer.ts";
import { attemptCounters, createAttempts } from "../throttle/attempts.ts";
import { issueProof, type SpentProof } from "../tokens/one-time-proof.ts";
import { type AccountSource, emailLimits } from "./account-source.ts";
import { changeAccount } from "./change-account.ts";
import { invite, signUp } from "./sign-up.ts";
import { verify } from "./verify.ts";

/**
 * Creates, confirms and changes accounts instead of Lite, which derives an email's proof from the address and
 * six digits (docs/decisions/emails.md).
 */
export function accountRoutes(
  session: SessionSource & { settings: Settings },
  { mail, checks }: Services,
): Hono {
  const { settings, database, lite } = session;
  const limits = settings.AUTH_LIMITS;
  const counters = attemptCounters(createAttempts(database, settings.JWT_SECRET));
  const source = { ...session, mail, checks, emails: emailLimits(limits, counters) };
  const guesses = counters("current_password", limits.failures, 15 * 60);
  const answer = (action: (from: typeof source, c: Context) => Promise<Response>): Handler =>
    answering((c) => {
      requireApiKey(c, settings);
      return action(source, c).catch(refuseWhereBusy);
    });
  return new Hono()
    .post("/signup", answer(signUp))
    .post("/verify", answer(verify))
    .post("/recover", answer(recover))
    .post("/resend", answer(resend))
    .post("/invite", answer(invite))
    .get("/reauthenticate", answer(reauthenticate))
    .put(
      "/user",
      answer(async (_, c) => askLite(lite, await changeAccount(source, guesses, c))),
    );
}

function refuseWhereBusy(error: unknown): never {
  throw error instanceof BusyChecking ? tooMany(5) : error;
}

/** POST /recover `{email}` → `{}`, and an email if the address has an account. */
async function recover(source: AccountSource, c: Context): Promise<Response> {
  const { email } = await readBody(c);
  if (!email) throw invalid("Password recovery requires an email");
  const mailbox = String(email).toLowerCase();
  const { kysely } = source.database;
  const made = await kysely.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string }>`update auth.users set recovery_sent_at = now()
      where email = ${mailbox} and not is_sso_user returning id`.execute(db);
    const [account] = rows;
    if (!account) return undefined;
    const mail = { user_id: account.id, kind: "recovery", mailbox } as const;
    return { id: account.id, proof: await issueProof(db, source.settings.JWT_SECRET, mail) };
  });
  if (made) await source.mail.confirm("recovery", mailbox, made.proof, made.id);
  return Response.json({});
}

/** GET /reauthenticate → `{}`, and an email with the code that PUT /user takes as `nonce`. */
async function reauthenticate(source: AccountSource, c: Context): Promise<Response> {
  const { user } = await requireSession(source, c);
  if (!user.email) {
    throw new AuthError(
      400,
      "validation_failed",
      "Reauthentication requires the user to have an email or a phone number",
    );
  }
  await source.emails.requireTurn(user.email);
  const { kysely } = source.database;
  const proof = await kysely.transaction().execute(async (db) => {
    await sql`update auth.users set reauthentication_sent_at = now()
      where id = ${user.id}::uuid`.execute(db);
    const mail = { user_id: user.id, kind: "reauthentication", mailbox: user.email } as const;
    return issueProof(db, source.settings.JWT_SECRET, mail);
  });
  await source.mail.reauthenticate(user.email, proof.code, user.id);
  return Response.json({});
}

/**
 * POST /resend `{type: "signup" | "email_change", email}` → `{}`, whether or not an account waits for an
 * email. Sends a new one, whose proof replaces the earlier one.
 */
async function resend(source: AccountSource, c: Context): Promise<Response> {
  const { type, email } = await readBody(c);
  if (type !== "signup" && type !== "email_change") {
    throw new AuthError(
      400,
      "validation_failed",
      "Missing one of these types: signup, email_change, sms, phone_change",
    );
  }
  if (!email) {
    throw invalid("Type provided requires an email address");
  }
  const { kysely } = source.database;
  const seconds = source.settings.AUTH_LIMITS.mail_seconds;
  const find = type === "signup" ? findUnconfirmed : findChanging;
  const made = await kysely.transaction().execute(async (db) => {
    const waiting = await find(db, String(email).toLowerCase(), seconds);
    if (!waiting) return undefined;
    const proof = await issueProof(db, source.settings.JWT_SECRET, waiting.mail);
    return { ...waiting, proof };
  });
  if (made) {
    const { mail, purpose, proof } = made;
    await source.mail.confirm(purpose, mail.mailbox, proof, mail.user_id);
  }
  return Response.json({});
}

type Waiting = { mail: SpentProof; purpose: "signup" | "invite" | "email_change" };

/** An account without a password has an open invitation; the invitation's page asks for a password. */
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
      mail: { user_id: account.id, kind: "confirmation", mailbox: email },
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
      mail: { user_id: account.id, kind: "email_change", mailbox: account.mailbox },
      purpose: "email_change",
    }
  );
}
