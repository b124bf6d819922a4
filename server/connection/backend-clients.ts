import { createClient } from "@supabase/supabase-js";
import type { SchoolClient } from "../../data/client.ts";
import type { Database } from "../../data/database.types.ts";
import type { Keys } from "../process/keys.ts";
import type { Backend } from "../process/supervisor.ts";

/** The server's own ways to the backend, beside the renderings of pages; undefined while it is down. */
export interface BackendClients {
  /** In the name of whoever holds this access token: row-level security decides. */
  of(token: string): SchoolClient | undefined;
  /** As a visitor without an account: what is public. */
  visitor(): SchoolClient | undefined;
  /**
   * With the service key, past row-level security: for what the server alone may write. Undefined
   * too where a hosted backend is used without SUPABASE_SECRET_KEY.
   */
  service(): SchoolClient | undefined;
}

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

export function createBackendClients(
  backend: Backend,
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
