import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { type ErrorLike, isErrorLike, type Log } from "../log.ts";

const later = 10;

// By default a thread's heap grows to 280 MB with 60 MB in use; with a small young generation it
// stays below 80. The second number is only the upper limit.
const heapLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1_024 };

type Options<Data, From> = {
  program: URL;
  data: Data;
  /** What fails with the thread, for the log: "rendering". */
  work: string;
  onMessage: (message: From) => void;
  log: Log;
};

/** The message that ends a thread. */
export type Stop = { kind: "stop" };

/** An error as text, because the object may not be cloneable. The log decides by `code` what to omit. */
export type ErrorInWords = { name: string; message: string; stack?: string; code?: string };

/** A thread of the web process, which ends when it is told to stop. */
export interface Thread<To> {
  tell(message: To): void;
  /** Resolves when the thread has ended. */
  stop(): Promise<void>;
}

/** If the thread fails, or ends without being told to, the process ends, as with any uncaught error. */
export function startThread<Data, To, From>(options: Options<Data, From>): Thread<To> {
  const { program, data, work, onMessage, log } = options;
  const worker = new Worker(program, { resourceLimits: heapLimits, workerData: data });
  const tell = (message: To | Stop) => worker.postMessage(message);
  const end = (error: Error) => {
    log.fatal({ err: error }, `${work} broke`);
    process.exit(1);
  };
  const endUntold = () => end(new Error("The thread ended without being told."));
  worker.on("message", onMessage).once("error", end).once("exit", endUntold);
  return {
    tell,
    async stop() {
      const ended = new Promise((resolve) => worker.off("exit", endUntold).once("exit", resolve));
      tell({ kind: "stop" });
      await ended;
    },
  };
}

/** Call it in a thread to pass an error to the thread that waits for it. */
export function inWords(error: unknown): ErrorInWords {
  const known: ErrorLike = isErrorLike(error) ? error : new Error(String(error));
  const { name = "Error", message, stack, code } = known;
  return { name, message, ...(stack && { stack }), ...(typeof code === "string" && { code }) };
}

/** Turns such text back into an error. */
export function errorOf({ message, name, stack, code }: ErrorInWords): Error {
  return Object.assign(new Error(message), { name, stack, code });
}

/**
 * Call it in a thread, so that finished pages go first. On Linux this sets the thread's priority; elsewhere
 * it might be the process's, so we leave it.
 */
export function letOthersFirst(): void {
  if (process.platform === "linux") setPriority(0, later);
}
