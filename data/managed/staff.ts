import type { SchoolClient } from "../client.ts";

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
