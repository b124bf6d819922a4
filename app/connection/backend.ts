import type { SchoolClient } from "../../data/client.ts";
import {
  connectionOf,
  probeConnection,
  tryThrice,
  visitorConnection,
} from "../../data/connection.ts";

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
 * logged (docs/requirements.md R4.10 and R8.13).
 */
export function startBackend(): Promise<void> {
  started ??= initialiseBackend().catch((failure) =>
    console.error("Supabase initialisation error:", failure),
  );
  return started;
}

/**
 * Resolves when the page may come to life: as soon as `awaited` is over, and five seconds after it was
 * asked for at the latest. A backend that takes the question and never answers keeps nobody waiting;
 * the tries go on behind the page.
 */
export function wakeAfter(awaited: Promise<void>): Promise<void> {
  return Promise.race([awaited, new Promise<void>((resolve) => setTimeout(resolve, longestWait))]);
}

const longestWait = 5_000;

/**
 * Connects and probes (docs/requirements.md R7.3). Throws when the backend does not answer. Only a browser that
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

/** Whether this device keeps a session, by the key pattern of docs/requirements.md R9.5. */
export function keepsSession(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith("sb-"));
}

async function createBrowserClient(): Promise<SchoolClient> {
  const [{ createClient }, { supabaseUrl, publishableKey }] = await Promise.all([
    import("@supabase/supabase-js"),
    getConfiguration(),
  ]);
  // A session comes from a sign-in and from a letter's button, never from what a link carries: a
  // stranger's tokens would sign the visitor in as somebody else.
  return createClient(supabaseUrl, publishableKey, {
    auth: { detectSessionInUrl: false },
    global: { fetch: fetchForSignIn },
  });
}

let signInUnderWay: AbortSignal | undefined;

/**
 * Ties what is asked of accounts from now on to a sign-in: when `signal` aborts, so do they. A late answer
 * would put its session in the place of one that began after it. Returns what unties them.
 */
export function tieToSignIn(signal: AbortSignal): () => void {
  signInUnderWay = signal;
  return () => {
    if (signInUnderWay === signal) signInUnderWay = undefined;
  };
}

const fetchForSignIn: typeof fetch = (asked, init) => {
  const isOfAccounts = String(asked instanceof Request ? asked.url : asked).includes("/auth/v1/");
  if (!signInUnderWay || !isOfAccounts) return fetch(asked, init);
  const signals = [signInUnderWay, init?.signal].filter((one) => one instanceof AbortSignal);
  return fetch(asked, { ...init, signal: AbortSignal.any(signals) });
};

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

/** Read once for everything that starts; after three failed tries the next question reads it anew. */
function getConfiguration(): Promise<PublicConfiguration> {
  configuration ??= tryThrice(fetchConfiguration).catch((failure) => {
    configuration = undefined;
    throw failure;
  });
  return configuration;
}

async function fetchConfiguration(signal: AbortSignal): Promise<PublicConfiguration> {
  const answer = await fetch("/config.json", { signal });
  if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
  return answer.json();
}
