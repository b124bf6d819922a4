import type { SchoolClient } from "../../data/client.ts";
import {
  connectionOf,
  probeConnection,
  tryThrice,
  visitorConnection,
} from "../../data/connection.ts";
import { anySignal } from "../../data/older-browsers.ts";
import { forgetAfterEnd } from "./kept-drafts.ts";

type PublicConfiguration = { supabaseUrl: string; publishableKey: string; siteName: string };

let configuration: Promise<PublicConfiguration> | undefined;
let client: Promise<SchoolClient> | undefined;
let started: Promise<void> | undefined;

/** The browser's only Supabase client, created on the first call. */
export function getBackend(): Promise<SchoolClient> {
  client ??= createBrowserClient().catch((failure) => {
    client = undefined;
    throw failure;
  });
  return client;
}

/**
 * Connects to the backend once and resolves afterwards. A failure is only logged (docs/requirements.md
 * R4.10 and R8.13).
 */
export function startBackend(): Promise<void> {
  started ??= initialiseBackend().catch((failure) =>
    console.error("Supabase initialisation error:", failure),
  );
  return started;
}

/**
 * Resolves when the page may hydrate: once `awaited` has, but after five seconds at the latest. A backend
 * that never answers delays nobody longer; the attempts go on in the background.
 */
export function wakeAfter(awaited: Promise<void>): Promise<void> {
  return Promise.race([awaited, new Promise<void>((resolve) => setTimeout(resolve, longestWait))]);
}

const longestWait = 5_000;

/**
 * Connects and probes (docs/requirements.md R7.3). Throws if the backend does not answer. Only a browser
 * with a stored session needs a client; a visitor's probe does without.
 */
async function initialiseBackend(): Promise<void> {
  if (keepsSession()) return probeConnection(connectionOf(await getBackend()));
  const { supabaseUrl, publishableKey } = await getConfiguration();
  await probeConnection(visitorConnection(supabaseUrl, publishableKey));
}

/** Resolves once the stored session has been read, or cannot be: then the page's queries are sent. */
export async function sessionRead(): Promise<void> {
  await getBackend()
    .then((client) => client.auth.getSession())
    .catch(() => {});
}

/** Whether this device stores a session, by the key pattern of docs/requirements.md R9.5. */
export function keepsSession(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith("sb-"));
}

async function createBrowserClient(): Promise<SchoolClient> {
  const [{ createClient }, { supabaseUrl, publishableKey }] = await Promise.all([
    import("@supabase/supabase-js"),
    getConfiguration(),
  ]);
  // A session comes from a sign-in or the button on an email's page, never from a link's tokens: a
  // stranger's link would sign the visitor in as another person.
  return createClient(supabaseUrl, publishableKey, {
    auth: { detectSessionInUrl: false },
    global: { fetch: fetchForSession },
  });
}

let signInUnderWay: AbortSignal | undefined;

/**
 * From now on `signal` aborts all requests about accounts: a late answer to one sign-in would replace the
 * session of the next. Returns a function that ends this.
 */
export function tieToSignIn(signal: AbortSignal): () => void {
  signInUnderWay = signal;
  return () => {
    if (signInUnderWay === signal) signInUnderWay = undefined;
  };
}

const fetchForSignIn: typeof fetch = (asked, init) => {
  const isOfAccounts = addressOf(asked).includes("/auth/v1/");
  if (!signInUnderWay || !isOfAccounts) return fetch(asked, init);
  const signals = [signInUnderWay, init?.signal].filter((one) => one instanceof AbortSignal);
  return fetch(asked, { ...init, signal: anySignal(signals) });
};

const fetchForSession: typeof fetch = async (asked, init) => {
  const answer = await fetchForSignIn(asked, init);
  await forgetAfterEnd(addressOf(asked), answer);
  return answer;
};

const addressOf = (asked: RequestInfo | URL) =>
  String(asked instanceof Request ? asked.url : asked);

/** A client that stores nothing: checks a password without touching the device's session. */
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

/** Read once at start; after three failed attempts the next call reads it again. */
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
