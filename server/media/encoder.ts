import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { MediaPurpose } from "../../data/gallery/media.ts";
import type { Log } from "../log.ts";
import type { Rendered } from "./renditions.ts";
import { UploadRefusal, type UploadRefusalCode } from "./upload-refusal.ts";

export type EncoderJob = { source: string; directory: string; purpose: MediaPurpose };
export type EncoderAnswer =
  | { rendered: Rendered }
  | { refused: UploadRefusalCode }
  | { failed: string };

/** Pictures waiting for their turn; more are asked to come back. */
const LONGEST_QUEUE = 30;
const PATIENCE = 120_000;
/** An encoder with nothing to do ends, and its memory with it. */
const IDLE = 30_000;

/**
 * One thread asks for memory, and large pieces go back at once: glibc otherwise keeps a heap for each
 * thread, which grew from picture to picture (277 MB in place of 440 after a few of 12 megapixels;
 * mallopt(3)). Other systems' libraries do not read these.
 */
const FRUGAL = {
  UV_THREADPOOL_SIZE: "1",
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Makes the files of one picture at a time, in a process of its own. */
export interface Encoder {
  /**
   * As renderPicture: reads `source`, writes into `directory`. Throws an UploadRefusal: `busy` when
   * too many wait, `damaged` when the picture broke the process or took two minutes.
   */
  render(job: EncoderJob): Promise<Rendered>;
  stop(): void;
}

export function createEncoder(log: Log): Encoder {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  function running(): ChildProcess {
    child ??= start();
    return child;
  }

  function start() {
    const { PATH, TMPDIR, LANG, NODE_ENV } = process.env;
    const started = fork(join(import.meta.dirname, "encoder-process.ts"), {
      env: { PATH, TMPDIR, LANG, NODE_ENV, ...FRUGAL },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  async function perform(job: EncoderJob): Promise<Rendered> {
    clearTimeout(idle);
    const worker = running();
    const over = new AbortController();
    const limit = setTimeout(() => worker.kill("SIGKILL"), PATIENCE);
    worker.send(job);
    const answer: EncoderAnswer = await Promise.race([
      once(worker, "message", { signal: over.signal }).then(([message]) => message),
      once(worker, "exit", { signal: over.signal }).then(() => ({ refused: "damaged" as const })),
    ]);
    over.abort();
    clearTimeout(limit);
    idle = setTimeout(() => worker.kill(), IDLE);
    idle.unref();
    if ("rendered" in answer) return answer.rendered;
    if ("refused" in answer) throw new UploadRefusal(answer.refused);
    log.error({ err: answer.failed }, "picture could not be encoded");
    throw new UploadRefusal("damaged");
  }

  return {
    async render(job) {
      if (waiting >= LONGEST_QUEUE) throw new UploadRefusal("busy");
      waiting += 1;
      const turn = last.catch(() => {}).then(() => perform(job));
      last = turn;
      return turn.finally(() => {
        waiting -= 1;
      });
    },
    stop: () => child?.kill(),
  };
}
