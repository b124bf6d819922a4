import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";

/** What an email proves; an account has at most one open email of each kind. */
export type ProofKind = "confirmation" | "recovery" | "email_change" | "reauthentication";

/** An email's proof in clear text, only for the email. */
export type Proof = {
  /** 256 random bits, carried by the link as `token_hash`. */
  token: string;
  /** Six digits that the recipient may type instead. */
  code: string;
};

/** Whose proof was used, and the mailbox that its email went to. */
export type SpentProof = { user_id: string; kind: ProofKind; mailbox: string };

const mostWrongCodes = 10;

/**
 * Creates the proof for a new email to `mailbox` (in lower case), replacing the earlier one of this kind.
 * `key` is the secret for the keyed hashes of codes.
 */
export async function issueProof(
  db: Kysely<unknown>,
  key: string,
  email: SpentProof,
): Promise<Proof> {
  const token = randomBytes(32).toString("hex");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const { user_id, kind, mailbox } = email;
  await sql`
    insert into embedded.one_time_proofs (user_id, kind, mailbox, link_hash, code_hash)
    values (${user_id}::uuid, ${kind}, ${mailbox}, ${hashToken(token)}, ${sealCode(key, email, code)})
    on conflict (user_id, kind) do update set mailbox = excluded.mailbox,
      link_hash = excluded.link_hash, code_hash = excluded.code_hash, wrong_codes = 0,
      created_at = now()`.execute(db);
  return { token, code };
}

// An email is valid for an hour, and only for the mailbox that the account has or requests now.
const isOpen = sql`p.created_at > now() - interval '1 hour' and u.id = p.user_id
  and p.mailbox = lower(case when p.kind = 'email_change' then u.email_change else u.email end)`;

/** Uses up the link with this token; of two simultaneous uses only one succeeds. */
export async function spendLink(
  db: Kysely<unknown>,
  kinds: ProofKind[],
  token: string,
): Promise<SpentProof | undefined> {
  const { rows } = await sql<SpentProof>`
    delete from embedded.one_time_proofs p using auth.users u
    where p.link_hash = ${hashToken(token)} and p.kind in (${sql.join(kinds)}) and ${isOpen}
    returning p.user_id, p.kind, p.mailbox`.execute(db);
  return rows[0];
}

/**
 * Uses up the six digits of the newest email to `mailbox`, or of the one of `userId`. A wrong code counts
 * against the email, whose code is invalid after ten. Call it in a transaction.
 */
export async function spendCode(
  db: Kysely<unknown>,
  key: string,
  { kinds, mailbox, userId }: { kinds: ProofKind[]; mailbox?: string; userId?: string },
  code: string,
): Promise<SpentProof | undefined> {
  const whose = userId ? sql`p.user_id = ${userId}::uuid` : sql`p.mailbox = ${mailbox ?? ""}`;
  const { rows } = await sql<SpentProof & { code_hash: string; wrong_codes: number }>`
    select p.user_id, p.kind, p.mailbox, p.code_hash, p.wrong_codes
    from embedded.one_time_proofs p, auth.users u
    where ${whose} and p.kind in (${sql.join(kinds)}) and ${isOpen}
    order by p.created_at desc limit 1 for update of p`.execute(db);
  const [email] = rows;
  if (!email || email.wrong_codes >= mostWrongCodes) return undefined;
  const isRight = timingSafeEqual(
    Buffer.from(sealCode(key, email, code)),
    Buffer.from(email.code_hash),
  );
  const row = sql`user_id = ${email.user_id}::uuid and kind = ${email.kind}`;
  await (isRight
    ? sql`delete from embedded.one_time_proofs where ${row}`
    : sql`update embedded.one_time_proofs set wrong_codes = wrong_codes + 1 where ${row}`
  ).execute(db);
  return isRight ? email : undefined;
}

/** Invalidates open emails of an account, because what they would prove no longer applies. */
export async function dropProofs(
  db: Kysely<unknown>,
  userId: string,
  kinds: ProofKind[],
): Promise<void> {
  await sql`delete from embedded.one_time_proofs
    where user_id = ${userId}::uuid and kind in (${sql.join(kinds)})`.execute(db);
}

const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

const sealCode = (key: string, { user_id, kind, mailbox }: SpentProof, code: string) =>
  createHmac("sha256", key)
    .update(JSON.stringify([user_id, kind, mailbox, code]))
    .digest("hex");
