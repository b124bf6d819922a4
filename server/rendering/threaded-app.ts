import { Worker } from "node:worker_threads";
import type { Log } from "../log.ts";
import type { FinishedCall } from "../metrics/backend-latency.ts";
import { createAddressBook } from "../page-cache/address.ts";
import type { BuiltApp, RenderAt, Rendered } from "./app.ts";
import type { FromThread, ThreadData, ToThread } from "./thread-messages.ts";

/** How the thread's calls to the backend are followed from here. */
export type ThreadWatch = {
  /** Told of each call, where calls are counted. */
  onCall: ((call: FinishedCall) => void) | undefined;
  /** The trace of the request at hand, where traces are wanted. */
  traceparent: (() => string | undefined) | undefined;
  /** Told how to end the thread once its last traces are sent. */
  onStarted: (stop: () => Promise<void>) => void;
};

type Options = Omit<ThreadData, "logLevel" | "watch"> & { log: Log; watch: ThreadWatch };

type Waiting = { resolve: (rendered: Rendered) => void; reject: (error: unknown) => void };

// Left alone, the thread's heap grows to 280 MB on 60 MB of what is in use; with a small nursery it
// stays below 80. The second is only where it ends: a rendering needs a few megabytes.
const HEAP = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1_024 };

const program = new URL("./rendering-thread.ts", import.meta.url);

/**
 * Loads the built app in a thread of its own; resolves when it can render. A thread that breaks ends
 * the process, as an error nobody caught does anywhere else.
 */
export async function startRenderingThread({ log, watch, ...data }: Options): Promise<BuiltApp> {
  const { onCall, traceparent } = watch;
  const thread = new Worker(program, {
    resourceLimits: HEAP,
    workerData: {
      ...data,
      logLevel: log.level,
      watch: { counted: onCall !== undefined, traced: traceparent !== undefined },
    } satisfies ThreadData,
  });
  const tell = (message: ToThread) => thread.postMessage(message);
  const waiting = new Map<number, Waiting>();
  const loaded = Promise.withResolvers<Extract<FromThread, { kind: "loaded" }>["map"]>();
  let last = 0;

  thread.on("message", (message: FromThread) => {
    if (message.kind === "loaded") return loaded.resolve(message.map);
    if (message.kind === "call") return onCall?.(message.call);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === "failed") {
      const { name, stack, code } = message;
      return asked?.reject(Object.assign(new Error(message.message), { name, stack, code }));
    }
    const { buffer, byteOffset, byteLength } = message.rendered.body;
    asked?.resolve({ ...message.rendered, body: Buffer.from(buffer, byteOffset, byteLength) });
  });
  const end = (error: Error) => {
    log.fatal({ err: error }, "rendering broke");
    process.exit(1);
  };
  const endUntold = () => end(new Error("The thread ended without being told."));
  thread.once("error", end).once("exit", endUntold);
  watch.onStarted(async () => {
    const ended = new Promise((resolve) => thread.off("exit", endUntold).once("exit", resolve));
    tell({ kind: "stop" });
    await ended;
  });

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
