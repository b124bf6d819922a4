import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Prints } from "./card.ts";
import type { PageWords } from "./page-words.ts";

export type Drawing = { words: PageWords; prints: Prints };
export type DrawingAnswer = { png: Uint8Array } | { failed: string };

const patience = 15_000;
/** An idle process ends. */
const idleTime = 30_000;
/** Replace the process after this many pictures: the libraries keep some memory of each. */
const mostDrawn = 100;

/**
 * Draws one picture at a time in a separate process (the caller waits for each): PNG of 1200 × 630.
 * Rejects if drawing fails, the process ends, or it takes 15 seconds.
 */
export function createDrawing(): (drawing: Drawing) => Promise<Buffer> {
  let child: ChildProcess | undefined;
  let drawn = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const { PATH, TMPDIR, LANG, NODE_ENV, HOME } = process.env;
    const started = fork(join(import.meta.dirname, "drawing-process.ts"), {
      env: { PATH, TMPDIR, LANG, NODE_ENV, HOME },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    drawn = 0;
    return started;
  }

  function end() {
    child?.kill();
    child = undefined;
  }

  return async (drawing) => {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    const over = new AbortController();
    const limit = setTimeout(() => worker.kill("SIGKILL"), patience);
    try {
      worker.send(drawing);
      const answer: DrawingAnswer = await Promise.race([
        once(worker, "message", { signal: over.signal }).then(([message]) => message),
        once(worker, "exit", { signal: over.signal }).then(() => ({ failed: "the process ended" })),
      ]);
      if ("failed" in answer) throw new Error(answer.failed);
      return Buffer.from(answer.png);
    } finally {
      over.abort();
      clearTimeout(limit);
      if (++drawn >= mostDrawn) end();
      idle = setTimeout(end, idleTime).unref();
    }
  };
}
