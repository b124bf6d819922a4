import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { LoadedChoices } from "./field-types.ts";
import { day, longText, rowChoice, shared, state } from "./fields.ts";
import type { OfficeRole } from "./roles.ts";

/** All staff by name, as choices. For staff who handle what visitors send (42501). */
export async function listColleagues(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client.rpc("list_colleagues").throwOnError();
  return data;
}

/** A colleague on the staff page; without `user_id` the invitation has not been accepted yet. */
export type Colleague = Database["public"]["Functions"]["list_staff"]["Returns"][number];

/** All staff, and how they sign in. Administrators only (42501). */
export async function listStaff(client: SchoolClient): Promise<Colleague[]> {
  const { data } = await client.rpc("list_staff").throwOnError();
  return data;
}

/**
 * Lists a colleague, who need not have an account yet; an entry with the same address stays. Throws 42501 for
 * callers who are not administrators of all these campuses.
 */
export async function createColleague(
  client: SchoolClient,
  entry: { email: string; full_name: string; campuses: string[] | null; role: OfficeRole },
): Promise<void> {
  await client
    .from("admin_users")
    .upsert(
      { ...entry, email: entry.email.toLowerCase() },
      { onConflict: "email", ignoreDuplicates: true },
    )
    .throwOnError();
}

/** Whether an address is on the list of colleagues. Needs the service key; throws the service's error. */
export async function isColleague(service: SchoolClient, email: string): Promise<boolean> {
  const { data } = await service
    .from("admin_users")
    .select("id")
    .eq("email", email.toLowerCase())
    .throwOnError();
  return data.length > 0;
}

/**
 * Changes a colleague's role and campuses (null for all). Throws 42501: `last_admin` if no unlimited
 * administrator would be left, `campus_scope` for a caller limited to a campus, `own_admin_entry` for the
 * caller's own role.
 */
export async function updateColleague(
  client: SchoolClient,
  id: string,
  change: { full_name: string; campuses: string[] | null; role: OfficeRole },
): Promise<void> {
  await client.from("admin_users").update(change).eq("id", id).throwOnError();
}

/** Grants the role to an invited colleague who already had an account. */
export async function activateColleague(client: SchoolClient, userId: string): Promise<void> {
  await client
    .from("auth_user_roles")
    .upsert({ user_id: userId, role: "admin" }, { onConflict: "user_id" })
    .throwOnError();
}

/**
 * Removes a colleague; their rights end at once. Throws 42501: `own_admin_entry`, `last_admin`,
 * `campus_scope`.
 */
export async function deleteColleague(client: SchoolClient, id: string): Promise<void> {
  await client.from("admin_users").delete().eq("id", id).throwOnError();
}

/** Colleagues by account, for the audit log. Admins only (42501). */
export async function listActors(client: SchoolClient): Promise<{ id: string; name: string }[]> {
  const staff = await listStaff(client);
  return staff.flatMap(({ user_id, full_name, email }) =>
    user_id ? [{ id: user_id, name: full_name ?? email }] : [],
  );
}

export const colleagues: LoadedChoices = { of: "colleagues", list: listColleagues };

/** Fields for handling what visitors send: the state, a colleague, a day and notes. */
export const workedOn = <const Id extends string>(states: readonly Id[]) => ({
  status: state(states),
  owner_id: shared("owner", rowChoice(colleagues, { blank: null })),
  due_on: shared("dueOn", day()),
  notes: shared("notes", longText(10_000, { blank: "" })),
});
