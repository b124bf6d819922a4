import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Environment } from "../environment.ts";
import { jobs } from "../jobs/jobs.ts";
import type { DoJob } from "../jobs/work.ts";
import type { Log } from "../log.ts";
import type { Keys } from "./keys.ts";
import { watchForSilence } from "./watchdog.ts";

/** What the backend says over IPC. */
type BackendMessage =
  | { type: "ready"; port: number }
  | { type: "failed"; code: string; message: string; fatal: boolean }
  | { type: "notice"; message: string }
  | { type: "job"; id: string; name: string }
  | { type: "failing-jobs"; names: string[] };

/** Where the backend is, and one sentence about it while it does not answer. */
export type BackendState = { url: string | undefined; sentence: string };

export interface Backend {
  /** The base URL to ask now; undefined while there is none. */
  url(): string | undefined;
  /** Whether the backend answers at this moment (asked, at most `timeout` ms). */
  probe(timeout?: number): Promise<{ ok: boolean; sentence: string }>;
  /**
   * Its URL; while it starts for the first time, waits for that until `patience` ms after the start
   * began. However many ask, one after the other: nobody waits longer for what does not come.
   */
  whenStarted(patience: number): Promise<string | undefined>;
  /** Settles at the first `ready` or the first failure that is not fatal. */
  settled: Promise<void>;
  /** The process it runs in, how often it was started; undefined where it is another's. */
  process(): { pid: number | undefined; starts: number } | undefined;
  /** Ends it with SIGTERM, and after `patience` ms with SIGKILL. */
  stop(patience: number): Promise<void>;
}

const FIRST_DELAY = 200;
const LONGEST_DELAY = 5_000;
const CALM_AFTER = 30_000;

type Options = {
  env: Environment;
  keys: Keys;
  log: Log;
  siteUrl: string;
  root: string;
  script?: string;
  /** A failure that must stop the whole start, with its one sentence. */
  onFatal: (sentence: string) => void;
  /** A line for people, such as the admin password made at the first start. */
  onNotice: (line: string) => void;
  /** What is due by the clock. */
  onJob: DoJob;
  /** The jobs that failed when they were last tried, by whichever copy; told when they change. */
  onFailingJobs: (names: string[]) => void;
};

/**
 * Runs backend/main.ts as a child process by the process contract: waits for its port, starts it
 * again after 0.2 s to 5 s when it dies or hears nothing any more, and stops it with the server.
 */
export function superviseBackend(options: Options): Backend {
  const { env, keys, log, siteUrl, root } = options;
  const script = options.script ?? join(root, "backend/main.ts");
  const events = new EventEmitter();
  const state: BackendState = { url: undefined, sentence: "The backend is starting." };
  let child: ChildProcess | undefined;
  let delay = FIRST_DELAY;
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
      if (performance.now() - startedAt > CALM_AFTER) delay = FIRST_DELAY;
      log.error({ code, signal, again_in_ms: delay }, "backend stopped");
      timer = setTimeout(start, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY);
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

/** Does a job for the queue and tells it the end, if the queue is still there. */
async function answerJob(
  child: ChildProcess,
  { id, name }: { id: string; name: string },
  run: DoJob,
) {
  const failure = await run(name).then(
    () => undefined,
    (error) => String(error),
  );
  if (child.connected) child.send({ type: "job-over", id, failure });
}

/** The job queue beside a hosted Supabase, over its database: a process without an address. */
export function superviseJobQueue(options: Options): Pick<Backend, "stop"> {
  return superviseBackend({ ...options, script: join(options.root, "backend/jobs/main.ts") });
}

/** A hosted or self-hosted Supabase: nothing to run, the same questions to answer. */
export function hostedBackend(supabaseUrl: string, publishableKey: string): Backend {
  return {
    url: () => supabaseUrl,
    whenStarted: async () => supabaseUrl,
    settled: Promise.resolve(),
    stop: async () => {},
    process: () => undefined,
    probe: (timeout) => probe(`${supabaseUrl}/auth/v1/health`, { apikey: publishableKey }, timeout),
  };
}

async function probe(url: string, headers: Record<string, string>, timeout = 2_000) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    if (response.ok) return { ok: true, sentence: "The backend answers." };
    return { ok: false, sentence: `The backend answers with status ${response.status}.` };
  } catch {
    return { ok: false, sentence: `The backend at ${new URL(url).origin} does not answer.` };
  }
}

/** Where traces go and how, if anywhere: read from the environment by OpenTelemetry itself. */
function tracingVariables() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith("OTEL_")),
  );
}

/** What a child process needs of our own environment, and nothing that could hold a secret. */
function inherited() {
  const { PATH, HOME, TMPDIR, TZ, LANG } = process.env;
  const { NODE_ENV, NODE_EXTRA_CA_CERTS, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, TZ, LANG, NODE_ENV, NODE_EXTRA_CA_CERTS, NODE_COMPILE_CACHE };
}
