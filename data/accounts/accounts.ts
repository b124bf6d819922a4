import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";

/**
 * A person's role. It is read only from auth_user_roles, never from anything the person can edit.
 */
export type Role = "admin" | "alumni";

/**
 * The role of a person (a user id), or null if none is recorded. docs/requirements.md R7.2,
 * auth_user_roles.
 */
export async function getRole(client: SchoolClient, userId: string): Promise<Role | null> {
  const { data } = await client
    .from("auth_user_roles")
    .select("role")
    .eq("user_id", userId)
    .retry(false)
    .maybeSingle()
    .throwOnError();
  return (data?.role as Role | undefined) ?? null;
}

/** `isNew` is false if the role may replace another; only the service key may do that. */
type Recording = { isNew?: boolean };

/**
 * Records a role for a person who has none; an existing one stays, unless `isNew` is false. The database
 * refuses `admin` (42501) unless the confirmed address is on the list of administrators.
 */
export async function upsertRole(
  client: SchoolClient,
  userId: string,
  role: Role,
  { isNew = true }: Recording = {},
): Promise<void> {
  const now = new Date().toISOString();
  await client
    .from("auth_user_roles")
    .upsert([{ user_id: userId, role, created_at: now, updated_at: now }], {
      ignoreDuplicates: isNew,
    })
    .throwOnError();
}

/**
 * Records the account beside its role: docs/requirements.md R7.2, users. A recorded one stays, unless `isNew`
 * is false. Throws 42501 for an address that is not the account's.
 */
export async function upsertUser(
  client: SchoolClient,
  user: { id: string; email: string; role: Role },
  { isNew = true }: Recording = {},
): Promise<void> {
  const now = new Date().toISOString();
  await client
    .from("users")
    .upsert([{ ...user, created_at: now, updated_at: now }], { ignoreDuplicates: isNew })
    .throwOnError();
}

/**
 * Writes the role into the metadata of the signed-in person (docs/requirements.md R7.1). Nothing
 * reads it there, because people can write anything into their own metadata. Throws the service's
 * error.
 */
export async function updateRoleMetadata(client: SchoolClient, role: Role): Promise<void> {
  const { error } = await client.auth.updateUser({ data: { role } });
  if (error) throw error;
}

/**
 * Removes the mark of a deleted account from the metadata of the person with this address, unless the profile
 * is deleted too. Resolves with whether there was such a mark. Needs the service key; throws the service's
 * error.
 */
export async function liftDeletionMark(service: SchoolClient, address: string): Promise<boolean> {
  const { data } = await service.rpc("lift_deletion_mark", { address }).throwOnError();
  return data;
}

/**
 * Whether the caller is an administrator who still has to set up the second factor that the school
 * requires; until then the database grants no rights. Throws the service's error.
 */
export async function needsEnrolment(client: SchoolClient): Promise<boolean> {
  const { data } = await client.rpc("needs_second_factor").throwOnError();
  return data;
}

/** Sets the language of the emails to the signed-in person. Throws the service's error. */
export async function updateEmailLanguage(client: SchoolClient, language: Language) {
  const { error } = await client.auth.updateUser({ data: { language } });
  if (error) throw error;
}

/** The caller's own sessions, the current one first. Throws the service's error. */
export async function listAccountSessions(client: SchoolClient) {
  const { data } = await client.rpc("list_sessions").throwOnError();
  return data;
}

export type AccountSessionRow = Awaited<ReturnType<typeof listAccountSessions>>[number];

/**
 * Ends one of the caller's own sessions (a uuid); false if there is no such session. Throws the
 * service's error.
 */
export async function revokeAccountSession(client: SchoolClient, id: string): Promise<boolean> {
  const { data } = await client.rpc("revoke_session", { id }).throwOnError();
  return data;
}

/**
 * Creates ten recovery codes, shown only now, and replaces the caller's old ones. Throws the
 * service's error.
 */
export async function createRecoveryCodes(client: SchoolClient): Promise<string[]> {
  const { data } = await client.rpc("create_recovery_codes").throwOnError();
  return data;
}

/** How many of the caller's recovery codes are unused. Throws the service's error. */
export async function countRecoveryCodes(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("count_recovery_codes").throwOnError();
  return data;
}

/**
 * Uses up one of the caller's recovery codes; false if it is not theirs or already used. Throws the
 * service's error, `PT429` after ten failures within fifteen minutes.
 */
export async function spendRecoveryCode(client: SchoolClient, code: string): Promise<boolean> {
  const { data } = await client.rpc("use_recovery_code", { code }).throwOnError();
  return data;
}
