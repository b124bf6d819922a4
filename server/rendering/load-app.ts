import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "../environment.ts";
import type { FormGates } from "../forms/form-gate.ts";
import type { FormLimits } from "../forms/form-limits.ts";
import type { Log } from "../log.ts";
import type { Backend } from "../process/supervisor.ts";
import type { App, BuiltApp, Moment } from "./app.ts";
import { startRenderingThread, type ThreadWatch } from "./threaded-app.ts";

const BUNDLE = "build/server/index.js";
/** A page asked for while the backend starts waits this long for it. */
const PATIENCE = 10_000;

type Options = {
  development: boolean;
  server: Server;
  log: Log;
  backend: Backend;
  site: () => Promise<Moment["site"]>;
  publishableKey: string;
  secretKey: string | undefined;
  hostedUrl: string | undefined;
  forms: { gates: FormGates; secret: string; limits: FormLimits };
  watch: ThreadWatch;
};

/**
 * How to get the app: the built one in a thread of its own, loaded while kept pages are already
 * served, or in development today's sources through Vite.
 */
export function appLoader(root: string, options: Options): () => Promise<App> {
  const { backend, site } = options;
  const load = options.development ? developed(root, options) : built(root, options);
  return async () => {
    const { find, render } = await load();
    return {
      find,
      async render(request, requestId, visitor) {
        const moment = { backendUrl: await backend.whenStarted(PATIENCE), site: await site() };
        return render(request, requestId, moment, visitor);
      },
    };
  };
}

function built(root: string, options: Options): () => Promise<BuiltApp> {
  const { log, publishableKey, secretKey, hostedUrl, forms, watch } = options;
  const app = startRenderingThread({
    publishableKey,
    secretKey,
    hostedUrl,
    log,
    watch,
    bundle: pathToFileURL(join(root, BUNDLE)).href,
    forms: { secret: forms.secret, limits: forms.limits },
  });
  return () => app;
}

function developed(root: string, options: Options): () => Promise<BuiltApp> {
  const formGate = options.forms.gates.of;
  const started = import("./development.ts").then(({ startVite }) =>
    startVite(root, { ...options, formGate }),
  );
  return async () => (await started)();
}

/**
 * What a kept page depends on besides data: the built app and the addresses written into it.
 * Throws a StartError when nothing is built.
 */
export function buildId(root: string, ...addresses: (string | undefined)[]): string {
  try {
    const bundle = readFileSync(join(root, BUNDLE));
    return createHash("sha256").update(bundle).update(JSON.stringify(addresses)).digest("hex");
  } catch {
    throw new StartError(`${BUNDLE} is missing; run \`npm start\`, which builds it.`);
  }
}
