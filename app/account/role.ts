import type { User } from "@supabase/supabase-js";
import {
  getRole,
  type Role,
  updateRoleMetadata,
  upsertRole,
  upsertUser,
} from "../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../data/client.ts";
import { queryClient } from "./query-client.ts";

/** The key of a person's role among the kept answers. */
export const roleKey = (userId: string | undefined) => ["role", userId] as const;

/**
 * Keeps a role that a sign-in has just established, in the place of what is being asked meanwhile.
 * Where none could be asked, what is being asked goes on: its answer, or its failure, is the page's.
 */
export async function keepRole({ userId, role }: { userId: string; role: Role | null }) {
  if (!role) return;
  await queryClient.cancelQueries({ queryKey: roleKey(userId) });
  queryClient.setQueryData(roleKey(userId), role);
}

/**
 * The role of who signs in, and a fallback where none is recorded: docs/requirements.md R4.6,
 * steps 3 and 4. Null where it could not be asked, which is only logged (docs/requirements.md R8.11); nothing
 * is written then, or an administrator could lose the role by a broken connection.
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
 * An address that contains "admin" is tried as one (docs/requirements.md R4.6,
 * step 4; R7.2). It gives nobody any right: the database refuses the role to addresses that
 * are not on the list of administrators, the refusal is only logged, and the person goes on as alumni.
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
