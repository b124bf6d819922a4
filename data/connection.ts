import type { SchoolClient } from "./client.ts";

const attempts = 3;
const pauseMs = 2_000;
/** A try that has no answer by then has failed. */
const tryMs = 5_000;

type Asked = PromiseLike<{ error: Error | null }>;

/** What the probe asks: the session, where there can be one, and the database. */
export type ProbedConnection = {
  getSession: () => Asked;
  /** One id of a table. */
  getId: (table: "admin_users" | "alumni_profiles", ends: AbortSignal) => Asked;
  getServiceStatus: (ends: AbortSignal) => Asked;
};

/** The connection behind a Supabase client, whose own retries would stretch a try to half a minute. */
export function connectionOf(client: SchoolClient): ProbedConnection {
  return {
    getSession: () => client.auth.getSession(),
    getId: (table, ends) => client.from(table).select("id").limit(1).retry(false).abortSignal(ends),
    getServiceStatus: (ends) => client.rpc("get_service_status").abortSignal(ends),
  };
}

/**
 * The connection of a browser that keeps no session and asks the database nothing else: the same
 * requests without a client (PostgREST, "Tables and Views" and "Functions as RPC").
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
 * Asks whether the backend answers (docs/requirements.md R7.3): the session, then one id
 * from admin_users or alumni_profiles, else get_service_status; three tries, two seconds apart.
 * Throws the last failure.
 */
export function probeConnection(connection: ProbedConnection): Promise<void> {
  return tryThrice((ends) => probeOnce(connection, ends));
}

/**
 * What `ask` answers, in three tries, two seconds apart; each is told to end after five seconds, and
 * has failed then whether it listens or not. Throws the last failure.
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
    if (!error) return;
    // The try is over: the other table is asked no more.
    ends.throwIfAborted();
  }
  const { error } = await connection.getServiceStatus(ends);
  if (error) throw error;
}
