import type { Context } from "hono";
import { type Kysely, sql } from "kysely";
import { AuthError, invalid, readBody } from "../http/auth-error.ts";
import { clientOf } from "../http/client.ts";
import { describeError, log } from "../log.ts";
import {
  dropProofs,
  type ProofKind,
  type SpentProof,
  spendCode,
  spendLink,
} from "../tokens/one-time-proof.ts";
import { type AccountSource, answerSession } from "./account-source.ts";
import { mayTakeAddress } from "./listed-address.ts";
import { addressClaims } from "./new-account.ts";

/** The kinds of emails for each type of verifyOtp. There are no sign-in emails. */
const kindsOf: Record<string, ProofKind[]> = {
  signup: ["confirmation"],
  invite: ["confirmation"],
  recovery: ["recovery"],
  email: ["confirmation", "recovery"],
  email_change: ["email_change"],
  magiclink: [],
};

const expired = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");

/**
 * POST /verify `{type, token_hash}` with the token of an email's link, or `{type, email, token}` with its six
 * digits → a session; 403 `otp_expired`. Wrong digits count against the email and, for a day, against the
 * mailbox; wrong links cost only the network's points.
 * https://supabase.com/docs/reference/javascript/auth-verifyotp
 */
export async function verify(source: AccountSource, c: Context): Promise<Response> {
  const sent = readProof(await readBody(c));
  const take = sent.link ? takeLink : takeCode;
  const spent = await take(source, sent).catch(refuseTakenAddress);
  if (!spent) throw expired();
  const client = clientOf(c);
  if (spent.formerEmail) {
    await source.mail
      .notify("email_changed", spent.user_id, client, spent.formerEmail)
      .catch((error) => log.error(describeError(error), "notice not written"));
  }
  return answerSession(source, spent.user_id, "otp", client);
}

type Sent = { kinds: ProofKind[]; link: string; mailbox: string; code: string };
type Outcome = SpentProof & { formerEmail?: string };

function readProof({ type, email, token, token_hash }: Record<string, unknown>): Sent {
  if (!type) throw invalid("Verify requires a verification type");
  const kinds = Object.hasOwn(kindsOf, String(type)) ? kindsOf[String(type)] : undefined;
  if (!kinds) throw invalid("Invalid email verification type");
  if (token_hash) {
    // The caller could send any address with a link's token, so an address is refused.
    if (email || token) throw invalid("Only the token_hash and type should be provided");
    return { kinds, link: String(token_hash), mailbox: "", code: "" };
  }
  if (!email || !token) throw invalid("Verify requires either a token or a token hash");
  return { kinds, link: "", mailbox: String(email).toLowerCase(), code: String(token) };
}

async function takeLink({ database }: AccountSource, { kinds, link }: Sent) {
  if (kinds.length === 0) return undefined;
  return database.kysely.transaction().execute(async (db): Promise<Outcome | undefined> => {
    const spent = await spendLink(db, kinds, link);
    return spent && { ...spent, ...(await settle(db, spent)) };
  });
}

async function takeCode({ database, settings, emails }: AccountSource, sent: Sent) {
  const { kinds, mailbox, code } = sent;
  // Count before the work, so that many at once cannot slip through.
  const wait = await emails.codes.take(mailbox);
  if (wait !== undefined || kinds.length === 0) return undefined;
  const taken = await database.kysely.transaction().execute(async (db) => {
    const spent = await spendCode(db, settings.JWT_SECRET, { kinds, mailbox }, code);
    return spent && ({ ...spent, ...(await settle(db, spent)) } satisfies Outcome);
  });
  if (taken) await emails.codes.giveBack(mailbox);
  return taken;
}

const uniqueViolation = "23505";

/** Another account took the new address at the same moment. */
function refuseTakenAddress(error: unknown): never {
  throw (error as { code?: string }).code === uniqueViolation ? expired() : error;
}

/** Records what an email has proven, in the transaction that uses it up. */
async function settle(db: Kysely<unknown>, spent: SpentProof): Promise<{ formerEmail?: string }> {
  if (spent.kind === "email_change") return changeAddress(db, spent);
  const isSignUp = spent.kind === "confirmation";
  await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
      updated_at = now(), raw_user_meta_data = case when ${isSignUp}::boolean
        then coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
        else raw_user_meta_data end
    where id = ${spent.user_id}::uuid`.execute(db);
  if (isSignUp) {
    await sql`update auth.identities set updated_at = now(),
        identity_data = identity_data || '{"email_verified": true}'
      where user_id = ${spent.user_id}::uuid and provider = 'email'`.execute(db);
  }
  return {};
}

/** Gives the account its new, confirmed address. Resolves with the former one. */
async function changeAddress(db: Kysely<unknown>, { user_id, mailbox }: SpentProof) {
  const { rows } = await sql<{ former: string | null; is_taken: boolean }>`
    select u.email as former, exists (select from auth.users o
      where o.email = ${mailbox} and o.id <> u.id and not o.is_sso_user) as is_taken
    from auth.users u where u.id = ${user_id}::uuid for update of u`.execute(db);
  const [account] = rows;
  // The address may have been listed since the email was sent.
  if (account?.is_taken || !(await mayTakeAddress(db, user_id, mailbox))) throw expired();
  const claims = JSON.stringify(addressClaims(user_id, mailbox, true));
  await sql`update auth.users set email = ${mailbox}, email_change = null, updated_at = now(),
      email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ${claims}::text::jsonb
    where id = ${user_id}::uuid`.execute(db);
  await sql`update auth.identities set updated_at = now(),
      identity_data = identity_data || ${claims}::text::jsonb
    where user_id = ${user_id}::uuid and provider = 'email'`.execute(db);
  // Emails to the former mailbox no longer prove anything about this account.
  await dropProofs(db, user_id, ["confirmation", "recovery", "reauthentication"]);
  return { formerEmail: account?.former ?? undefined };
}
