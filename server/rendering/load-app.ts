import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Backend } from "../connection/backend.ts";
import type { FinishedCall } from "../connection/backend-calls.ts";
import { StartError } from "../environment.ts";
import type { FormGates } from "../forms/form-gate.ts";
import type { FormLimits } from "../forms/form-limits.ts";
import type { Log } from "../log.ts";
import { createAddressBook } from "../page-cache/address.ts";
import { errorOf, startThread } from "../processes/thread.ts";
import type {
  App,
  BuiltApp,
  FromThread,
  Moment,
  RenderAt,
  Rendered,
  ThreadData,
  ToThread,
} from "./app.ts";

const bundlePath = "build/server/index.js";
/** A page requested while the backend starts waits this long for it. */
const patience = 10_000;

type Options = {
  development: boolean;
  server: Server;
  log: Log;
  backend: Backend;
  site: () => Promise<Moment["site"]>;
  publishableKey: string;
  answerSeconds: number;
  secretKey: string | undefined;
  hostedUrl: string | undefined;
  forms: { gates: FormGates; secret: string; limits: FormLimits };
  watch: ThreadWatch;
};

/**
 * Loads the app: the built one in its own thread, while kept pages are already served, or in
 * development the current sources through Vite.
 */
export function appLoader(root: string, options: Options): () => Promise<App> {
  const { backend, site } = options;
  const load = options.development ? developed(root, options) : built(root, options);
  return async () => {
    const { find, render } = await load();
    return {
      find,
      async render(request, requestId, visitor) {
        const moment = { backendUrl: await backend.whenStarted(patience), site: await site() };
        return render(request, requestId, moment, visitor);
      },
    };
  };
}

function built(root: string, options: Options): () => Promise<BuiltApp> {
  const { log, publishableKey, answerSeconds, secretKey, hostedUrl, forms, watch } = options;
  const app = startRenderingThread({
    publishableKey,
    answerSeconds,
    secretKey,
    hostedUrl,
    log,
    watch,
    bundle: pathToFileURL(join(root, bundlePath)).href,
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
 * A hash of what a kept page depends on besides data: the built app and the addresses written into
 * it. Throws a StartError if nothing is built.
 */
export function buildId(root: string, ...addresses: (string | undefined)[]): string {
  try {
    const bundle = readFileSync(join(root, bundlePath));
    return createHash("sha256").update(bundle).update(JSON.stringify(addresses)).digest("hex");
  } catch {
    throw new StartError(`${bundlePath} is missing; run \`npm start\`, which builds it.`);
  }
}

/** How to follow the thread's calls to the backend. */
type ThreadWatch = {
  /** Called for each call, if calls are counted. */
  onCall: ((call: FinishedCall) => void) | undefined;
  /** The trace of the current request, if traces are on. */
  traceparent: (() => string | undefined) | undefined;
  /** Receives the function that stops the thread after sending its last traces. */
  onStarted: (stop: () => Promise<void>) => void;
};

type ThreadOptions = Omit<ThreadData, "logLevel" | "watch"> & { log: Log; watch: ThreadWatch };

type Waiting = { resolve: (rendered: Rendered) => void; reject: (error: unknown) => void };

const program = new URL("./rendering-thread.ts", import.meta.url);

/** Loads the built app in its own thread; resolves when it can render. */
export async function startRenderingThread({
  log,
  watch,
  ...data
}: ThreadOptions): Promise<BuiltApp> {
  const { onCall, traceparent } = watch;
  const waiting = new Map<number, Waiting>();
  const loaded = Promise.withResolvers<Extract<FromThread, { kind: "loaded" }>["map"]>();
  let last = 0;

  function onMessage(message: FromThread) {
    if (message.kind === "loaded") return loaded.resolve(message.map);
    if (message.kind === "call") return onCall?.(message.call);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "failed") return asked?.reject(errorOf(message));
    const { buffer, byteOffset, byteLength } = message.rendered.body;
    asked?.resolve({ ...message.rendered, body: Buffer.from(buffer, byteOffset, byteLength) });
  }
  const { tell, stop } = startThread<ThreadData, ToThread, FromThread>({
    program,
    data: {
      ...data,
      logLevel: log.level,
      watch: { counted: onCall !== undefined, traced: traceparent !== undefined },
    },
    work: "rendering",
    onMessage,
    log,
  });
  watch.onStarted(stop);

  const render: RenderAt = async (request, requestId, moment, visitor) => {
    const { url, method, signal } = request;
    const body = request.body ? await request.arrayBuffer() : undefined;
    const id = ++last;
    const abort = () => tell({ kind: "abort", id });
    const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
    waiting.set(id, { resolve, reject });
    tell({
      kind: "render",
      id,
      requestId,
      url,
      method,
      moment,
      visitor,
      body,
      headers: [...request.headers],
      traceparent: traceparent?.(),
    });
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    return promise.finally(() => signal.removeEventListener("abort", abort));
  };
  return { find: createAddressBook(await loaded.promise), render };
}
