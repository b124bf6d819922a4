import type { SchoolClient } from "./client.ts";

const attempts = 3;
const pauseMs = 2_000;

type Asked = PromiseLike<{ error: Error | null }>;

/** What the probe asks: the session, where there can be one, and the database. */
export type ProbedConnection = {
  getSession: () => Asked;
  /** One id of a table. */
  getId: (table: "admin_users" | "alumni_profiles") => Asked;
  getServiceStatus: () => Asked;
};

/** The connection behind a Supabase client, whose own retries would stretch a try to half a minute. */
export function connectionOf(client: SchoolClient): ProbedConnection {
  return {
    getSession: () => client.auth.getSession(),
    getId: (table) => client.from(table).select("id").limit(1).retry(false),
    getServiceStatus: () => client.rpc("get_service_status"),
  };
}

/**
 * The connection of a browser that keeps no session and asks the database nothing else: the same
 * requests without a client (PostgREST, "Tables and Views" and "Functions as RPC").
 */
export function visitorConnection(url: string, publishableKey: string): ProbedConnection {
  const ask = async (path: string, options?: RequestInit) => {
    const headers = { apikey: publishableKey, "content-type": "application/json" };
    try {
      const answer = await fetch(`${url}/rest/v1/${path}`, { headers, ...options });
      return { error: answer.ok ? null : new Error((await answer.json()).message) };
    } catch (failure) {
      return { error: failure as Error };
    }
  };
  return {
    getSession: async () => ({ error: null }),
    getId: (table) => ask(`${table}?select=id&limit=1`),
    getServiceStatus: () => ask("rpc/get_service_status", { method: "POST", body: "{}" }),
  };
}

/**
 * Asks whether the backend answers (spec section 7, connection probe): the session, then one id
 * from admin_users or alumni_profiles, else get_service_status; three tries, two seconds apart.
 * Throws the last failure.
 */
export async function probeConnection(connection: ProbedConnection): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await probeOnce(connection);
    } catch (failure) {
      if (attempt === attempts) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function probeOnce(connection: ProbedConnection): Promise<void> {
  const session = await connection.getSession();
  if (session.error) throw session.error;
  for (const table of ["admin_users", "alumni_profiles"] as const) {
    const { error } = await connection.getId(table);
    if (!error) return;
  }
  const { error } = await connection.getServiceStatus();
  if (error) throw error;
}
