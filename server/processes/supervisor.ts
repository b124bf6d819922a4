import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendMessage, JobOver } from "../../platform/backend-messages.ts";
import { type Backend, probe } from "../connection/backend.ts";
import type { Environment } from "../environment.ts";
import type { DoJob } from "../jobs/jobs.ts";
import { jobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import type { Keys } from "./data-directory.ts";

/** The backend's address, and one sentence about it while it does not answer. */
type BackendState = { url: string | undefined; sentence: string };

const firstDelay = 200;
const longestDelay = 5_000;
const calmAfter = 30_000;

export type SupervisorOptions = {
  env: Environment;
  keys: Keys;
  log: Log;
  siteUrl: string;
  root: string;
  script?: string;
  /** A failure that must stop the start, with its one sentence. */
  onFatal: (sentence: string) => void;
  /** A line for the operator, such as the generated admin password. */
  onNotice: (line: string) => void;
  /** Runs a job that is due. */
  onJob: DoJob;
  /** The jobs whose last run failed, on any replica; called when they change. */
  onFailingJobs: (names: string[]) => void;
};

/**
 * Runs backend/main.ts as a child process: waits for its port, restarts it after 0.2 s to 5 s if it
 * dies or stops answering, and stops it with the server.
 */
export function superviseBackend(options: SupervisorOptions): Backend {
  const { env, keys, log, siteUrl, root } = options;
  const script = options.script ?? join(root, "backend/main.ts");
  const events = new EventEmitter();
  const state: BackendState = { url: undefined, sentence: "The backend is starting." };
  let child: ChildProcess | undefined;
  let delay = firstDelay;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let starts = 0;
  const firstStart = performance.now();

  const settled = once(events, "settled").then(() => {});

  const variables = {
    ...inherited(),
    DATA_DIR: env.DATA_DIR,
    DATABASE_URL: env.DATABASE_URL,
    SITE_URL: siteUrl,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    JWT_SECRET: keys.jwtSecret,
    ADMIN_EMAIL: env.ADMIN_EMAIL,
    ADMIN_PASSWORD: env.ADMIN_PASSWORD,
    SEED: env.SEED,
    SMTP_URL: env.SMTP_URL,
    MAIL_FROM: env.MAIL_FROM,
    LOG_LEVEL: env.LOG_LEVEL,
    AUTH_LIMITS: env.AUTH_LIMITS,
    BACKEND_PORT: String(env.BACKEND_PORT),
    JOBS: jobs.map(({ name, everySeconds }) => `${name}=${everySeconds}`).join(","),
    ...tracingVariables(),
  };

  function start() {
    const startedAt = performance.now();
    const running = spawn(process.execPath, [script], {
      cwd: root,
      env: variables,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child = running;
    starts++;
    running.on("message", (message: BackendMessage) => {
      if (message.type === "ready") {
        state.url = `http://127.0.0.1:${message.port}`;
        log.info(
          { port: message.port, ms: Math.round(performance.now() - startedAt) },
          "backend ready",
        );
        events.emit("settled");
      } else if (message.type === "notice") {
        options.onNotice(message.message);
      } else if (message.type === "job") {
        void answerJob(running, message, options.onJob);
      } else if (message.type === "failing-jobs") {
        options.onFailingJobs(message.names);
      } else if (message.fatal) {
        stopping = true;
        options.onFatal(message.message);
      } else {
        state.sentence = message.message;
        log.error({ code: message.code }, message.message);
        events.emit("settled");
      }
    });
    running.on("error", (error) => log.error({ err: error }, "backend cannot be started"));
    running.on("exit", (code, signal) => {
      if (child !== running) return;
      child = undefined;
      if (state.url) state.sentence = "The backend stopped and is being started again.";
      state.url = undefined;
      events.emit("settled");
      if (stopping) return;
      if (performance.now() - startedAt > calmAfter) delay = firstDelay;
      log.error({ code, signal, again_in_ms: delay }, "backend stopped");
      timer = setTimeout(start, delay);
      delay = Math.min(delay * 2, longestDelay);
    });
  }

  const watchdog = watchForSilence({
    url: () => state.url,
    onSilent: () => {
      log.error({}, "backend hears nothing and is ended");
      child?.kill("SIGKILL");
    },
  });

  async function stop(patience: number) {
    stopping = true;
    watchdog.stop();
    clearTimeout(timer);
    const running = child;
    if (!running || running.exitCode !== null) return;
    const exited = once(running, "exit");
    running.kill("SIGTERM");
    const hard = setTimeout(() => running.kill("SIGKILL"), patience);
    await exited;
    clearTimeout(hard);
  }

  start();
  return {
    url: () => state.url,
    whenStarted: async (patience) => {
      const waited = new AbortController();
      const left = Math.max(0, firstStart + patience - performance.now());
      const limit = sleep(left, undefined, { signal: waited.signal, ref: false });
      await Promise.race([settled, limit.catch(() => {})]);
      waited.abort();
      return state.url;
    },
    settled,
    stop,
    process: () => ({ pid: child?.pid, starts }),
    probe: (timeout) =>
      state.url
        ? probe(`${state.url}/health`, {}, timeout)
        : Promise.resolve({ ok: false, sentence: state.sentence }),
  };
}

/** Runs a job for the queue and reports the result, if the queue is still there. */
async function answerJob(
  child: ChildProcess,
  { id, name }: { id: string; name: string },
  run: DoJob,
) {
  const failure = await run(name).then(
    () => undefined,
    (error) => String(error),
  );
  if (child.connected) child.send({ type: "job-over", id, failure } satisfies JobOver);
}

/** The job queue for a hosted Supabase, in that project's database: a process without an address. */
export function superviseJobQueue(options: SupervisorOptions): Pick<Backend, "stop"> {
  return superviseBackend({ ...options, script: join(options.root, "backend/jobs/main.ts") });
}

/** OpenTelemetry's own variables. */
function tracingVariables() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith("OTEL_")),
  );
}

/** The variables a child process needs, none of which can hold a secret. */
function inherited() {
  const { PATH, HOME, TMPDIR, TZ, LANG } = process.env;
  const { NODE_ENV, NODE_EXTRA_CA_CERTS, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, TZ, LANG, NODE_ENV, NODE_EXTRA_CA_CERTS, NODE_COMPILE_CACHE };
}

type WatchOptions = {
  /** Where the process answers; undefined while it starts, which has a timeout of its own. */
  url: () => string | undefined;
  /** Called once per silence. */
  onSilent: () => void;
  /** How long a process may stay silent, in ms: longer than any statement or backup takes. */
  patience?: number;
  every?: number;
};

/**
 * Polls a process for any answer, whatever its status, to notice one that is stuck in a loop: it
 * never exits, so waiting for its exit would miss it.
 */
export function watchForSilence({ url, onSilent, patience = 30_000, every = 5_000 }: WatchOptions) {
  const stopped = new AbortController();
  void watch();
  return { stop: () => stopped.abort() };

  async function watch() {
    let heardAt = performance.now();
    while (!stopped.signal.aborted) {
      const asked = url();
      if (!asked || (await answers(asked, patience))) heardAt = performance.now();
      else if (asked === url() && performance.now() - heardAt >= patience) {
        heardAt = performance.now();
        onSilent();
      }
      await sleep(every, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }
}

async function answers(url: string, patience: number): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
