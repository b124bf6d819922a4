import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { AccountMail } from "../mail/account-mail.ts";
import type { Limits } from "../throttle/limits.ts";
import { newProof } from "../tokens/one-time-proof.ts";

/**
 * POST /resend `{type: "signup" | "email_change", email}` in Lite's place, which never sends a second
 * letter: a new one, whose proof takes the place of the one before. `{}` whether or not somebody waits
 * for one.
 */
export const resend =
  (database: Database, mail: AccountMail, limits: Limits): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.path !== "/auth/v1/resend" || c.req.method !== "POST") return next();
    const { type, email } = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}));
    if ((type !== "signup" && type !== "email_change") || !email) return next();
    const waiting = await findWaiting(database, type, email.trim().toLowerCase(), limits);
    if (waiting) {
      const proof = newProof(waiting.to);
      await keepProof(database, type, waiting.id, proof.tokenHash);
      await mail.confirm(type, waiting.to, proof, waiting.id);
    }
    return c.json({});
  };

type Kind = "signup" | "email_change";

async function findWaiting(database: Database, kind: Kind, email: string, limits: Limits) {
  const since = sql`now() - ${limits.mail_seconds} * interval '1 second'`;
  const { rows } = await (kind === "signup"
    ? sql<{ id: string; to: string }>`select id, email as to from auth.users
          where email = ${email} and email_confirmed_at is null and confirmation_sent_at <= ${since}`
    : sql<{ id: string; to: string }>`select id, email_change as to from auth.users
          where email = ${email} and email_change <> '' and email_change_sent_at <= ${since}`
  ).execute(database.kysely);
  return rows[0];
}

async function keepProof(database: Database, kind: Kind, id: string, hash: string) {
  await (kind === "signup"
    ? sql`update auth.users set confirmation_token = ${hash}, confirmation_sent_at = now()
          where id = ${id}::uuid`
    : sql`update auth.users set email_change_token_new = ${hash}, email_change_sent_at = now()
          where id = ${id}::uuid`
  ).execute(database.kysely);
}
