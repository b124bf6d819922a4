import { sql } from "kysely";
import type { Database } from "../database/database.ts";

export type Account = {
  /** Whether the session that was asked for still exists. */
  hasSession: boolean;
  /** Banned by the authentication service, or suspended by the school. */
  isSuspended: boolean;
  /** Deleted accounts may still sign in, to be told so by the sign-in page, but read nothing. */
  isDeleted: boolean;
  role: string | null;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What holds at this moment for the person and the session that a token names (both uuids);
 * undefined when there is no such person.
 */
export async function readAccount(
  database: Database,
  userId: unknown,
  sessionId: unknown,
): Promise<Account | undefined> {
  if (typeof userId !== "string" || !uuid.test(userId)) return undefined;
  const session = typeof sessionId === "string" && uuid.test(sessionId) ? sessionId : null;
  const { rows } = await sql<Account>`
    select
      exists (
        select from auth.sessions s
        where s.id = ${session}::uuid and s.user_id = u.id
          and (s.not_after is null or s.not_after > now())
      ) as "hasSession",
      coalesce(u.banned_until > now(), false)
        or coalesce(p.status = 'suspended', false) as "isSuspended",
      u.deleted_at is not null or coalesce(p.status = 'deleted', false) as "isDeleted",
      r.role
    from auth.users u
    left join public.alumni_profiles p on p.id = u.id
    left join public.auth_user_roles r on r.user_id = u.id
    where u.id = ${userId}::uuid`.execute(database.kysely);
  return rows[0];
}

/** Ends one session (a uuid): its refresh tokens go with it. */
export async function endSession(database: Database, sessionId: string): Promise<void> {
  await sql`delete from auth.sessions where id = ${sessionId}::uuid`.execute(database.kysely);
}
