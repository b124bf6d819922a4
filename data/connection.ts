import { isTokenRefused } from "./accounts/refused-token.ts";
import type { SchoolClient } from "./client.ts";

const attempts = 3;
const pauseMs = 2_000;
/** An attempt without an answer within this time has failed. */
const tryMs = 5_000;

type Asked = PromiseLike<{ error: Error | null }>;

/** The requests of the probe: for the session, if there can be one, and to the database. */
export type ProbedConnection = {
  getSession: () => Asked;
  /** One id from a table. */
  getId: (table: "admin_users" | "alumni_profiles", ends: AbortSignal) => Asked;
  getServiceStatus: (ends: AbortSignal) => Asked;
};

/**
 * The connection behind a Supabase client, whose own retries would stretch one attempt to half a
 * minute.
 */
export function connectionOf(client: SchoolClient): ProbedConnection {
  return {
    getSession: () => client.auth.getSession(),
    getId: (table, ends) => client.from(table).select("id").limit(1).retry(false).abortSignal(ends),
    getServiceStatus: (ends) => client.rpc("get_service_status").abortSignal(ends),
  };
}

/**
 * The connection of a browser without a session, which needs no client for its few requests
 * (PostgREST, "Tables and Views" and "Functions as RPC").
 */
export function visitorConnection(url: string, publishableKey: string): ProbedConnection {
  const ask = async (path: string, options: RequestInit) => {
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
    getId: (table, signal) => ask(`${table}?select=id&limit=1`, { signal }),
    getServiceStatus: (signal) =>
      ask("rpc/get_service_status", { method: "POST", body: "{}", signal }),
  };
}

/**
 * Probes the backend (docs/requirements.md R7.3): the session, then one id from admin_users or
 * alumni_profiles, else get_service_status; three attempts, two seconds apart. Throws the last
 * failure.
 */
export function probeConnection(connection: ProbedConnection): Promise<void> {
  return tryThrice((ends) => probeOnce(connection, ends));
}

/**
 * Calls `ask` up to three times, two seconds apart. Each attempt is aborted after five seconds and
 * counts as failed then. Throws the last failure.
 */
export async function tryThrice<Answer>(
  ask: (ends: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const ending = new AbortController();
    const noAnswer = new Error(`No answer within ${tryMs / 1_000} seconds.`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await Promise.race([
        ask(ending.signal),
        new Promise<never>((_, reject) => {
          timer = setTimeout(() => {
            reject(noAnswer);
            ending.abort(noAnswer);
          }, tryMs);
        }),
      ]);
    } catch (failure) {
      if (attempt === attempts) throw failure;
    } finally {
      clearTimeout(timer);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function probeOnce(connection: ProbedConnection, ends: AbortSignal): Promise<void> {
  const session = await connection.getSession();
  if (session.error) throw session.error;
  for (const table of ["admin_users", "alumni_profiles"] as const) {
    const { error } = await connection.getId(table, ends);
    // Who refuses a token answers: whether the session has ended is another question.
    if (!error || isTokenRefused(error)) return;
    // The attempt has ended, so the other table is not queried.
    ends.throwIfAborted();
  }
  const { error } = await connection.getServiceStatus(ends);
  if (error) throw error;
}
