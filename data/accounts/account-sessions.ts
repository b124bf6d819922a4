import type { SchoolClient } from "../client.ts";

/** Where a person is signed in: the caller's own sessions, the current one first. Throws the service's error. */
export async function listAccountSessions(client: SchoolClient) {
  const { data, error } = await client.rpc("list_sessions");
  if (error) throw error;
  return data;
}

export type AccountSessionRow = Awaited<ReturnType<typeof listAccountSessions>>[number];

/** Ends one of the caller's own sessions (a uuid); false when there is none such. Throws the service's error. */
export async function revokeAccountSession(client: SchoolClient, id: string): Promise<boolean> {
  const { data, error } = await client.rpc("revoke_session", { id });
  if (error) throw error;
  return data;
}
