import type { SchoolClient } from "../../data/client.ts";
import { connectionOf, probeConnection, visitorConnection } from "../../data/connection.ts";

type PublicConfiguration = { supabaseUrl: string; publishableKey: string; siteName: string };

let configuration: Promise<PublicConfiguration> | undefined;
let client: Promise<SchoolClient> | undefined;
let started: Promise<void> | undefined;

/** The browser's one Supabase client, fetched and made on the first call. */
export function getBackend(): Promise<SchoolClient> {
  client ??= createBrowserClient().catch((failure) => {
    client = undefined;
    throw failure;
  });
  return client;
}

/**
 * Connects to the backend once; resolves when that is over, whether it succeeded or failed, which is
 * logged (spec sections 4 and 8).
 */
export function startBackend(): Promise<void> {
  started ??= initialiseBackend().catch((failure) =>
    console.error("Supabase initialisation error:", failure),
  );
  return started;
}

/**
 * Connects and probes (spec section 7). Throws when the backend does not answer. Only a browser that
 * keeps a session needs a client; a visitor's probe makes do without.
 */
async function initialiseBackend(): Promise<void> {
  if (keepsSession()) return probeConnection(connectionOf(await getBackend()));
  const { supabaseUrl, publishableKey } = await getConfiguration();
  await probeConnection(visitorConnection(supabaseUrl, publishableKey));
}

/** Resolves when the session that this device keeps has been read, or cannot be: questions go out then. */
export async function sessionRead(): Promise<void> {
  await getBackend()
    .then((client) => client.auth.getSession())
    .catch(() => {});
}

/** Whether this device keeps a session, by the key pattern of spec section 9. */
export function keepsSession(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith("sb-"));
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
