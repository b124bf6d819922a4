import { join } from "node:path";
import type { Environment } from "./environment.ts";
import { listen } from "./http/listen.ts";
import { cutUnreadAnswers, limitConnections } from "./http/open-connections.ts";
import type { Log } from "./log.ts";
import { openStoredPages } from "./page-cache/stored-pages.ts";
import { closeDataDirectory, readKeys } from "./processes/data-directory.ts";
import { pushKeyOf } from "./push/push-key.ts";
import { buildId } from "./rendering/load-app.ts";

/** The folder of the program. */
export const root = join(import.meta.dirname, "..");

export type Given = { env: Environment; log: Log };
export type Resources = Awaited<ReturnType<typeof openResources>>;

/** What is there before anything else runs: the port, the keys, the data directory. */
export async function openResources({ env, log }: Given) {
  // Open the port first: if it is taken, nothing has been touched yet.
  const { server, url, ownUrl } = await listen(env.PORT, env.HOST);
  cutUnreadAnswers(server);
  // Behind a proxy all connections are the proxy's.
  if (env.TRUST_PROXY === 0) limitConnections(server);
  // prom-client is loaded only if metrics are switched on.
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : await (await import("./metrics/metrics.ts")).openMetrics(env.METRICS_PORT, env.HOST);
  const keys = readKeys(env);
  closeDataDirectory(env.DATA_DIR, log);
  const siteUrl = env.SITE_URL ?? ownUrl;
  const secretKey = env.SUPABASE_URL ? env.SUPABASE_SECRET_KEY : keys.secretKey;
  const pushKey = secretKey ? pushKeyOf(secretKey) : undefined;
  const stored = openStoredPages(
    join(env.DATA_DIR, "pages"),
    env.DEV
      ? "development"
      : buildId(
          root,
          siteUrl,
          env.SUPABASE_URL,
          hasPhones(env) ? "phones" : undefined,
          env.PAYMENT_PAGES,
          pushKey?.publicKey,
        ),
    log,
  );
  return { server, url, ownUrl, metrics, keys, siteUrl, secretKey, pushKey, stored };
}

/** Whether the school sends messages to phones. */
export const hasPhones = (env: Environment) => env.SMS_URL !== undefined;
