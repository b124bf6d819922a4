import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";

/** Everybody who administers the site, by name: to choose one from. Admins alone: others find nobody. */
export async function listColleagues(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client
    .from("admin_users")
    .select("id, full_name, email")
    .order("email")
    .throwOnError();
  return data.map(({ id, full_name, email }) => ({ id, name: full_name ?? email }));
}

/** A colleague as the staff page shows them; without `user_id` the invitation is not accepted yet. */
export type Colleague = Database["public"]["Functions"]["list_staff"]["Returns"][number];

/** Everybody who administers the site, and how they sign in. Admins alone (42501). */
export async function listStaff(client: SchoolClient): Promise<Colleague[]> {
  const { data } = await client.rpc("list_staff").throwOnError();
  return data;
}

/**
 * Changes what a colleague looks after: one campus, or everything (null). Throws 42501, `last_admin`
 * where nobody without a limit would be left, `campus_scope` for a caller who has a limit.
 */
export async function updateColleague(
  client: SchoolClient,
  id: string,
  change: { full_name: string; campus: string | null },
): Promise<void> {
  await client.from("admin_users").update(change).eq("id", id).throwOnError();
}

/** Gives the role to a listed colleague who had an account before. */
export async function activateColleague(client: SchoolClient, userId: string): Promise<void> {
  await client
    .from("auth_user_roles")
    .upsert({ user_id: userId, role: "admin" }, { onConflict: "user_id" })
    .throwOnError();
}

/** Takes a colleague off the list; their rights end at once. Throws 42501: `own_admin_entry`, `last_admin`, `campus_scope`. */
export async function deleteColleague(client: SchoolClient, id: string): Promise<void> {
  await client.from("admin_users").delete().eq("id", id).throwOnError();
}

/** Colleagues by their account, for the record of who did what. Admins alone (42501). */
export async function listActors(client: SchoolClient): Promise<{ id: string; name: string }[]> {
  const staff = await listStaff(client);
  return staff.flatMap(({ user_id, full_name, email }) =>
    user_id ? [{ id: user_id, name: full_name ?? email }] : [],
  );
}
