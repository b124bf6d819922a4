import type { User } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import { getRole, needsEnrolment, type Role } from "../../data/accounts/accounts.ts";
import { getBackend, keepsSession } from "../connection/backend.ts";
import { freshMs, queryClient } from "./query-client.ts";
import { roleKey } from "./role.ts";

/** The role of a user id: cached, and asked again after five minutes (docs/requirements.md R4.2). */
export const roleQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: roleKey(userId),
    staleTime: freshMs,
    queryFn: async () => getRole(await getBackend(), userId ?? ""),
  });

/** Whether an administrator has to set up a second factor before anything else. */
export const enrolmentQuery = (user: User | null) =>
  queryOptions({
    queryKey: ["needs-enrolment", user?.id, user?.factors?.length ?? 0],
    queryFn: async () => needsEnrolment(await getBackend()),
  });

/**
 * Asks for the role of the session that this device keeps, null where it keeps none, while the page
 * is still being put together: the guard finds the answer there, or on its way. What fails here is
 * asked again, and told, by the page.
 */
export async function askRoleAhead(): Promise<Role | null> {
  const user = await keptUser();
  return user && queryClient.fetchQuery(roleQuery(user.id));
}

/**
 * The same for pages of administrators, with what they have to set up first. A page whose own first
 * question tells that too has asked already (`enrolmentToldBy`).
 */
export async function askAdminAhead(): Promise<void> {
  const user = await keptUser();
  if (!user) return;
  await Promise.all([
    queryClient.fetchQuery(roleQuery(user.id)),
    queryClient.fetchQuery(enrolmentQuery(user)),
  ]);
}

/**
 * Takes from another answer that nothing has to be set up: what only administrators in good order are
 * given (`is_admin` in the database). Asks as ever where that answer is none.
 */
export async function enrolmentToldBy(isGiven: Promise<boolean>): Promise<void> {
  const user = await keptUser();
  if (!user) return;
  const ask = async () => !(await isGiven.catch(() => false)) && needsEnrolment(await getBackend());
  await queryClient.prefetchQuery({ ...enrolmentQuery(user), queryFn: ask });
}

async function keptUser(): Promise<User | null> {
  if (!keepsSession()) return null;
  const { data } = await (await getBackend()).auth.getSession();
  return data.session?.user ?? null;
}
