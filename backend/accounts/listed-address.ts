import { type Kysely, sql } from "kysely";

/**
 * An address on the list of administrators gives access to the administration, so an email must always
 * confirm it.
 */
export async function isListedAddress(db: Kysely<unknown>, email: string): Promise<boolean> {
  const { rows } = await sql`select from public.admin_users where email = ${email}`.execute(db);
  return rows.length > 0;
}

/**
 * Whether an account may change to this address. A listed one gives its rights to whoever has it: one click in an
 * email would give them to a stranger's account, with its password. Only a colleague who already has the same rights,
 * or wider ones, may take it.
 */
export async function mayTakeAddress(
  db: Kysely<unknown>,
  userId: string,
  email: string,
): Promise<boolean> {
  if (!(await isListedAddress(db, email))) return true;
  const { rows } = await sql`
    select from auth.users u
      join public.admin_users own on own.email = lower(u.email)
      join public.admin_users other on other.email = ${email}
    where u.id = ${userId}::uuid and private.holds_admin_role(u.id)
      and own.role in ('administrator', other.role)
      and (own.campuses is null or other.campuses <@ own.campuses)`.execute(db);
  return rows.length > 0;
}
