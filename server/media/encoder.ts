import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Log } from "../log.ts";
import type { Area } from "./obscured.ts";
import type { EncodedPurpose, Rendered } from "./renditions.ts";
import { UploadRefusal, type UploadRefusalCode } from "./upload-refusal.ts";

export type EncoderJob = {
  source: string;
  directory: string;
  purpose: EncodedPurpose;
  /** What shall not be recognised in a picture for pages. */
  areas?: readonly Area[];
};
export type EncoderAnswer =
  | { rendered: Rendered }
  | { refused: UploadRefusalCode }
  | { failed: string };

/** Pictures that may wait; further ones are refused as `busy`. */
const longestQueue = 30;
const patience = 120_000;
/** An idle encoder ends and frees its memory. */
const idleTime = 30_000;

/**
 * One thread, and large blocks returned at once: otherwise glibc keeps a heap per thread, which
 * grew with each picture (277 MB instead of 440 after a few of 12 megapixels; mallopt(3)). Other C
 * libraries ignore these.
 */
const frugal = {
  UV_THREADPOOL_SIZE: "1",
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/** Encodes one picture at a time in its own process. */
export interface Encoder {
  /**
   * Like renderPicture: reads `source`, writes into `directory`. Throws an UploadRefusal: `busy` if
   * too many wait, `damaged` if the picture broke the process or took two minutes.
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
      env: { PATH, TMPDIR, LANG, NODE_ENV, ...frugal },
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
    const limit = setTimeout(() => worker.kill("SIGKILL"), patience);
    worker.send(job);
    const answer: EncoderAnswer = await Promise.race([
      once(worker, "message", { signal: over.signal }).then(([message]) => message),
      once(worker, "exit", { signal: over.signal }).then(() => ({ refused: "damaged" as const })),
    ]);
    over.abort();
    clearTimeout(limit);
    idle = setTimeout(() => worker.kill(), idleTime);
    idle.unref();
    if ("rendered" in answer) return answer.rendered;
    if ("refused" in answer) throw new UploadRefusal(answer.refused);
    log.error({ err: answer.failed }, "picture could not be encoded");
    throw new UploadRefusal("damaged");
  }

  return {
    async render(job) {
      if (waiting >= longestQueue) throw new UploadRefusal("busy");
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
