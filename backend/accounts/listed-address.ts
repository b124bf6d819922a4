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
 * Whether an account may change to this address. A colleague's may not be taken by somebody who is none: one
 * click in an email would give a stranger's account, with its password, the administration.
 */
export async function mayTakeAddress(
  db: Kysely<unknown>,
  userId: string,
  email: string,
): Promise<boolean> {
  if (!(await isListedAddress(db, email))) return true;
  const { rows } = await sql<{ is_colleague: boolean }>`
    select private.holds_admin_role(${userId}::uuid) as is_colleague`.execute(db);
  return rows[0]?.is_colleague === true;
}
