import type { SchoolClient } from "../../data/client.ts";
import { type ProbedConnection, probeConnection } from "../../data/connection.ts";
import type { Database } from "../../data/database.types.ts";

type PublicConfiguration = { supabaseUrl: string; publishableKey: string; siteName: string };

let configuration: Promise<PublicConfiguration> | undefined;
let client: Promise<SchoolClient> | undefined;

/** The browser's one Supabase client, fetched and made on the first call. */
export function getBackend(): Promise<SchoolClient> {
  client ??= createBrowserClient().catch((failure) => {
    client = undefined;
    throw failure;
  });
  return client;
}

/**
 * Connects and probes the backend once at start-up (spec section 7). Throws when it does not answer.
 * Only a browser that keeps a session needs the whole client; a visitor's probe makes do with the
 * part of it that asks the database.
 */
export async function initialiseBackend(): Promise<void> {
  await probeConnection(keepsSession() ? await signedInConnection() : await visitorConnection());
}

/** Whether this device keeps a session, by the key pattern of spec section 9. */
export function keepsSession(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith("sb-"));
}

async function signedInConnection(): Promise<ProbedConnection> {
  const backend = await getBackend();
  return { getSession: () => backend.auth.getSession(), database: backend };
}

async function visitorConnection(): Promise<ProbedConnection> {
  const [{ PostgrestClient }, { supabaseUrl, publishableKey }] = await Promise.all([
    import("@supabase/postgrest-js"),
    getConfiguration(),
  ]);
  return {
    getSession: async () => ({ error: null }),
    database: new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
      headers: { apikey: publishableKey },
    }),
  };
}

async function createBrowserClient(): Promise<SchoolClient> {
  const [{ createClient }, { supabaseUrl, publishableKey }] = await Promise.all([
    import("@supabase/supabase-js"),
    getConfiguration(),
  ]);
  return createClient(supabaseUrl, publishableKey);
}

/** A client that keeps nothing on the device: to prove a password beside the session that is kept. */
export async function createPassingClient(): Promise<SchoolClient> {
  const [{ createClient }, { supabaseUrl, publishableKey }] = await Promise.all([
    import("@supabase/supabase-js"),
    getConfiguration(),
  ]);
  return createClient(supabaseUrl, publishableKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: "passing",
    },
  });
}

function getConfiguration(): Promise<PublicConfiguration> {
  configuration ??= fetchConfiguration().catch((failure) => {
    configuration = undefined;
    throw failure;
  });
  return configuration;
}

async function fetchConfiguration(): Promise<PublicConfiguration> {
  const answer = await fetch("/config.json");
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return answer.json();
}
