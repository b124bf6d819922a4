import { createClient } from "@supabase/supabase-js";
import type { SchoolClient } from "../../data/client.ts";
import type { Database } from "../../data/database.types.ts";
import type { Keys } from "../processes/data-directory.ts";

export interface Backend {
  /** The base URL, or undefined while the backend is down. */
  url(): string | undefined;
  /** Asks whether the backend answers now, for at most `timeout` ms. */
  probe(timeout?: number): Promise<{ ok: boolean; sentence: string }>;
  /**
   * The base URL. During the first start it waits until `patience` ms after that start began, so
   * callers share one wait.
   */
  whenStarted(patience: number): Promise<string | undefined>;
  /** Settles at the first `ready` or the first failure that is not fatal. */
  settled: Promise<void>;
  /** Its process id and number of starts; undefined for a hosted backend. */
  process(): { pid: number | undefined; starts: number } | undefined;
  /** Stops it with SIGTERM, and after `patience` ms with SIGKILL. */
  stop(patience: number): Promise<void>;
}

/** A hosted or self-hosted Supabase: no process to run. */
export function hostedBackend(supabaseUrl: string, publishableKey: string): Backend {
  return {
    url: () => supabaseUrl,
    whenStarted: async () => supabaseUrl,
    settled: Promise.resolve(),
    stop: async () => {},
    process: () => undefined,
    probe: (timeout) => probe(`${supabaseUrl}/auth/v1/health`, { apikey: publishableKey }, timeout),
  };
}

export async function probe(url: string, headers: Record<string, string>, timeout = 2_000) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (response.ok) return { ok: true, sentence: "The backend answers." };
    return { ok: false, sentence: `The backend answers with status ${response.status}.` };
  } catch {
    return { ok: false, sentence: `The backend at ${new URL(url).origin} does not answer.` };
  }
}

/**
 * The server's own clients, apart from those of renderings; undefined while the backend is down.
 */
export interface BackendClients {
  /** In the name of an access token: row-level security decides. */
  of(token: string): SchoolClient | undefined;
  /** As a visitor without an account. */
  visitor(): SchoolClient | undefined;
  /**
   * With the service key, past row-level security: for what only the server may write. Also
   * undefined with a hosted backend and no SUPABASE_SECRET_KEY.
   */
  service(): SchoolClient | undefined;
}

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

export function createBackendClients(
  backend: Pick<Backend, "url">,
  { publishableKey, secretKey }: Pick<Keys, "publishableKey"> & { secretKey: string | undefined },
): BackendClients {
  const lasting = (key: string) => {
    let made: { url: string; client: SchoolClient } | undefined;
    return (url: string) => {
      if (made?.url !== url) made = { url, client: createClient<Database>(url, key, { auth }) };
      return made.client;
    };
  };
  const visitor = lasting(publishableKey);
  const service = secretKey === undefined ? undefined : lasting(secretKey);

  return {
    of(token) {
      const url = backend.url();
      const headers = { authorization: `Bearer ${token}` };
      return url
        ? createClient<Database>(url, publishableKey, { auth, global: { headers } })
        : undefined;
    },
    visitor() {
      const url = backend.url();
      return url ? visitor(url) : undefined;
    },
    service() {
      const url = backend.url();
      return url ? service?.(url) : undefined;
    },
  };
}
