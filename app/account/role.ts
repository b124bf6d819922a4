import type { User } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import {
  getRole,
  needsEnrolment,
  type Role,
  updateRoleMetadata,
  upsertRole,
  upsertUser,
} from "../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../data/client.ts";
import { getOfficeRights } from "../../data/office/roles.ts";
import { getBackend, keepsSession } from "../connection/backend.ts";
import { freshMs, queryClient } from "./query-client.ts";

/**
 * Stores the role that a sign-in has just established and cancels the query for it. Without a role the
 * query goes on, and the page shows its answer or failure.
 */
export async function keepRole({ userId, role }: { userId: string; role: Role | null }) {
  if (!role) return;
  const { queryKey } = roleQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, role);
}

/**
 * The role of the person who signs in, or a fallback if none is recorded (docs/requirements.md R4.6,
 * steps 3 and 4). Null if the lookup fails, which is only logged (R8.11): writing a role then could cost
 * an administrator theirs over a broken connection.
 */
export async function establishRole(client: SchoolClient, user: User): Promise<Role | null> {
  try {
    return (await getRole(client, user.id)) ?? (await assignFallbackRole(client, user));
  } catch (failure) {
    console.warn("Role lookup error:", failure);
    return null;
  }
}

/**
 * Tries "admin" for an address that contains the word (docs/requirements.md R4.6, step 4; R7.2). That
 * grants nothing: the database refuses the role to addresses that are not on the list of administrators.
 * The refusal is only logged, and the person goes on as an alumnus.
 */
async function assignFallbackRole(client: SchoolClient, user: User): Promise<Role> {
  const email = user.email ?? "";
  const wished: Role = email.includes("admin") ? "admin" : "alumni";
  const role = (await isRecorded(client, user.id, wished)) ? wished : "alumni";
  if (role !== wished) await isRecorded(client, user.id, role);
  const logFailure = (failure: unknown) =>
    console.warn("The account could not be recorded:", failure);
  await Promise.all([
    upsertUser(client, { id: user.id, email, role }).catch(logFailure),
    updateRoleMetadata(client, role).catch(logFailure),
  ]);
  return role;
}

async function isRecorded(client: SchoolClient, userId: string, role: Role): Promise<boolean> {
  try {
    await upsertRole(client, userId, role);
    return true;
  } catch (failure) {
    console.warn(`The role ${role} could not be recorded:`, failure);
    return false;
  }
}

/** The role of a user id, fresh for five minutes: docs/requirements.md R4.2. */
export const roleQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["role", userId],
    staleTime: freshMs,
    queryFn: async () => {
      try {
        return await getRole(await getBackend(), userId ?? "");
      } catch (failure) {
        console.warn("Role lookup error:", failure);
        throw failure;
      }
    },
  });

/** Whether an administrator must set up a second factor before anything else. */
export const enrolmentQuery = (user: User | null) =>
  queryOptions({
    queryKey: ["needs-enrolment", user?.id, user?.factors?.length ?? 0],
    queryFn: async () => needsEnrolment(await getBackend()),
  });

/** What a member of staff may do in the office; null for everybody else. */
export const officeRightsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["office-rights", userId],
    // Below the level of the second factor nobody is staff yet: that answer does not last.
    staleTime: ({ state }) => (state.data ? freshMs : 0),
    queryFn: async () => getOfficeRights(await getBackend()),
  });

/** Queries them while the page is still loading, so that its menu needs no second query. */
export async function askOfficeRightsAhead(): Promise<void> {
  const user = await keptUser();
  if (user) await queryClient.prefetchQuery(officeRightsQuery(user.id));
}

/**
 * Queries the role of the stored session while the page is still loading, so that the guard finds the
 * answer. Null without a session. After a failure here the page asks again and reports it.
 */
export async function askRoleAhead(): Promise<Role | null> {
  const user = await keptUser();
  return user && queryClient.fetchQuery(roleQuery(user.id));
}

/**
 * The same for admin pages, which also need to know whether a second factor is missing. A page whose own
 * first query answers that uses `enrolmentToldBy`.
 */
export async function askAdminAhead(): Promise<void> {
  const user = await keptUser();
  if (!user) return;
  await Promise.all([
    queryClient.fetchQuery(roleQuery(user.id)),
    queryClient.fetchQuery(enrolmentQuery(user)),
    askOfficeRightsAhead(),
    import("../connection/school-choices.ts").then(({ renewSchoolChoices }) =>
      renewSchoolChoices(),
    ),
  ]);
}

/**
 * Concludes from another query that no second factor is missing: the database answers it only to
 * administrators who need none (`is_admin`). Asks as usual if that query returns nothing.
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
