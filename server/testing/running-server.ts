import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { noRateLimits } from "../../tests/fixtures/backend.ts";
import { layPreparedDatabase } from "../../tests/fixtures/prepared-database.ts";
import { programUnderTest } from "../../tests/fixtures/suite.ts";

const root = join(import.meta.dirname, "../..");

/** The web process as `npm start` runs it after set-up. */
export type RunningServer = {
  url: string;
  /** Everything it has written so far. */
  output: () => string;
  /** Sends a signal and resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** The process that holds the embedded database. */
  backendPid: () => number;
  pid: number;
  dataDir: string;
};

/**
 * Starts it on a free port, in a new data directory with a school's tables, directly or through a
 * launcher that execs it, from this folder or a copy of it. Resolves at its `ready` line, rejects with its output if it exits.
 */
export async function runServer(
  dataDir: string,
  variables: Record<string, string> = {},
  launcher: readonly string[] = [],
  folder = root,
): Promise<RunningServer> {
  const isElsewhere = variables.DATABASE_URL || variables.SUPABASE_URL || launcher.length > 0;
  if (!isElsewhere && !existsSync(join(dataDir, "database"))) await layPreparedDatabase(dataDir);
  const { child, output } = launch(dataDir, variables, launcher, folder);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const ready = /^ready (http:\S+)$/m.exec(output())?.[1];
      if (ready) resolve(ready);
    };
    child.stdout?.on("data", look);
    child.once("exit", () => reject(new Error(`the server exited: ${output()}`)));
  });
  return {
    url,
    output,
    stop: async (signal = "SIGTERM") => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, "exit");
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
    backendPid: () => JSON.parse(readFileSync(join(dataDir, "database.lock"), "utf8")).pid,
    pid: child.pid ?? 0,
    dataDir,
  };
}

/** Starts it where it must refuse; resolves with the exit code and its stderr. */
export async function refusedStart(dataDir: string, variables: Record<string, string> = {}) {
  const { child, errors } = launch(dataDir, variables);
  const [code] = await once(child, "exit");
  return { code, sentence: errors().trim() };
}

function launch(
  dataDir: string,
  variables: Record<string, string>,
  launcher: readonly string[] = [],
  folder = root,
) {
  let written = "";
  let errors = "";
  const command = [
    ...launcher,
    join(folder, "node_modules/.bin/node"),
    join(folder, "server/main.ts"),
  ];
  const [program = "", ...options] = command;
  const child: ChildProcess = spawn(program, options, {
    env: {
      ...programUnderTest,
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      SEED: "none",
      PRICE_LIMITS: noRateLimits,
      ADMIN_EMAIL: "office@school.example",
      ADMIN_PASSWORD: "correct horse battery",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout?.on("data", (chunk) => {
    written += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    written += chunk;
    errors += chunk;
  });
  return { child, output: () => written, errors: () => errors };
}

/** Sends raw bytes and resolves with the first line of the answer. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(bytes);
  const [chunk] = await once(socket, "data");
  socket.destroy();
  return chunk.toString().split("\r\n")[0];
}
