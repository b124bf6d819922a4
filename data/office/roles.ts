import type { SchoolClient } from "../client.ts";

/**
 * The roles of colleagues, the widest first. The database decides what each may do: `private.opens` in
 * supabase/schema/02_office/03_office_roles.sql.
 */
export const officeRoles = [
  "administrator",
  "editor",
  "contributor",
  "admissions",
  "alumni_office",
  "door",
] as const;
export type OfficeRole = (typeof officeRoles)[number];

/**
 * What the caller may do in the office now: `role` decides, `given` is the role in the list of staff. They
 * differ while an administrator sees the office as another role.
 */
export type OfficeRights = {
  role: OfficeRole;
  given: OfficeRole;
  /** Tables that the role may use, and parts of the office that are not tables. */
  opened: readonly string[];
  written: readonly string[];
};

/** Null for people who are not staff. */
export async function getOfficeRights(client: SchoolClient): Promise<OfficeRights | null> {
  const { data } = await client.rpc("get_office_role").maybeSingle().throwOnError();
  const role = officeRoles.find((each) => each === data?.role);
  const given = officeRoles.find((each) => each === data?.given_role);
  return data && role && given ? { role, given, opened: data.opened, written: data.written } : null;
}

/** Whether the caller is an administrator, and sees the office as one. Throws the service's error. */
export async function isAdministrator(client: SchoolClient): Promise<boolean> {
  const { data } = await client.rpc("is_admin").throwOnError();
  return data;
}

/** Narrows this session to another role; null ends it. Administrators only (42501, `not_admin`). */
export async function seeAs(client: SchoolClient, role: OfficeRole | null): Promise<void> {
  await client.rpc("see_as", { seen: role as string }).throwOnError();
}
