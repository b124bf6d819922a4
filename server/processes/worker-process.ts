import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

type Options = {
  /** The program, which answers each message with one message. */
  program: string;
  /** Additional environment variables. */
  variables?: Record<string, string>;
  /** How long one job may take, in milliseconds. */
  patience: number;
  /** The process is replaced after this many jobs, since some libraries leak a little memory with each. */
  mostJobs?: number;
};

/** Does work that would delay visitors or may crash its process in another process, one job at a time. */
export interface WorkerProcess<Job, Answer> {
  /** The answer to a job; undefined if the process died or took too long. */
  ask(job: Job): Promise<Answer | undefined>;
  stop(): void;
}

/** An idle process ends and frees its memory. */
const idleTime = 30_000;

/** Starts with its first job. It gets only a few system variables, so no secrets. */
export function createWorkerProcess<Job extends object, Answer>({
  program,
  variables,
  patience,
  mostJobs = Number.POSITIVE_INFINITY,
}: Options): WorkerProcess<Job, Answer> {
  let child: ChildProcess | undefined;
  let done = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const { PATH, TMPDIR, LANG, NODE_ENV, HOME } = process.env;
    const started = fork(program, {
      env: { PATH, TMPDIR, LANG, NODE_ENV, HOME, ...variables },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      serialization: "advanced",
    });
    started.once("exit", () => {
      if (child === started) child = undefined;
    });
    done = 0;
    return started;
  }

  function stop() {
    child?.kill();
    child = undefined;
  }

  async function perform(job: Job): Promise<Answer | undefined> {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    const over = new AbortController();
    const limit = setTimeout(() => worker.kill("SIGKILL"), patience);
    try {
      worker.send(job);
      return await Promise.race([
        once(worker, "message", { signal: over.signal }).then(([message]) => message as Answer),
        once(worker, "exit", { signal: over.signal }).then(() => undefined),
      ]);
    } finally {
      over.abort();
      clearTimeout(limit);
      if (++done >= mostJobs) stop();
      idle = setTimeout(stop, idleTime).unref();
    }
  }

  return {
    ask(job) {
      const turn = last.catch(() => {}).then(() => perform(job));
      last = turn;
      return turn;
    },
    stop,
  };
}
