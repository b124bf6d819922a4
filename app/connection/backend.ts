import type { SchoolClient } from "../../data/client.ts";
import { probeConnection } from "../../data/connection.ts";

type PublicConfiguration = { supabaseUrl: string; publishableKey: string; siteName: string };

let client: Promise<SchoolClient> | undefined;

/**
 * The browser's one Supabase client. supabase-js is fetched on the first call, after the page is
 * painted, so that reading a page never waits for it.
 */
export function getBackend(): Promise<SchoolClient> {
  client ??= connect().catch((failure) => {
    client = undefined;
    throw failure;
  });
  return client;
}

/** Connects and probes the backend once at start-up (spec section 7). Throws when it does not answer. */
export async function initialiseBackend(): Promise<void> {
  await probeConnection(await getBackend());
}

async function connect(): Promise<SchoolClient> {
  const [{ createClient }, configuration] = await Promise.all([
    import("@supabase/supabase-js"),
    fetch("/config.json").then((answer): Promise<PublicConfiguration> => {
      if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
      return answer.json();
    }),
  ]);
  return createClient(configuration.supabaseUrl, configuration.publishableKey);
}
