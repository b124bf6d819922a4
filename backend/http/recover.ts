import type { Context } from "hono";
import { sql } from "kysely";
import { requireSession } from "../sessions/own-session.ts";
import { issueProof } from "../tokens/one-time-proof.ts";
import type { AccountSource } from "./account-source.ts";
import { AuthError, readBody } from "./auth-error.ts";

/** POST /recover `{email}` → `{}`, and a letter where the address has an account. */
export async function recover(source: AccountSource, c: Context): Promise<Response> {
  const { email } = await readBody(c);
  if (!email) throw new AuthError(400, "validation_failed", "Password recovery requires an email");
  const mailbox = String(email).toLowerCase();
  const { kysely } = source.database;
  const made = await kysely.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: string }>`update auth.users set recovery_sent_at = now()
      where email = ${mailbox} and not is_sso_user returning id`.execute(db);
    const [account] = rows;
    if (!account) return undefined;
    const letter = { user_id: account.id, kind: "recovery", mailbox } as const;
    return { id: account.id, proof: await issueProof(db, source.settings.JWT_SECRET, letter) };
  });
  if (made) await source.mail.confirm("recovery", mailbox, made.proof, made.id);
  return Response.json({});
}

/** GET /reauthenticate → `{}`, and a letter with the code that PUT /user takes as `nonce`. */
export async function reauthenticate(source: AccountSource, c: Context): Promise<Response> {
  const { user } = await requireSession(source, c);
  if (!user.email) {
    throw new AuthError(
      400,
      "validation_failed",
      "Reauthentication requires the user to have an email or a phone number",
    );
  }
  await source.letters.requireTurn(user.email);
  const { kysely } = source.database;
  const proof = await kysely.transaction().execute(async (db) => {
    await sql`update auth.users set reauthentication_sent_at = now()
      where id = ${user.id}::uuid`.execute(db);
    const letter = { user_id: user.id, kind: "reauthentication", mailbox: user.email } as const;
    return issueProof(db, source.settings.JWT_SECRET, letter);
  });
  await source.mail.reauthenticate(user.email, proof.code, user.id);
  return Response.json({});
}
