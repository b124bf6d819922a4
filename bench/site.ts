import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export type Site = {
  url: string;
  port: number;
  /** Milliseconds from spawning the process to its first 200 on the home page. */
  firstAnswer: number;
  pids: () => { web: number; backend: number | undefined };
  stop: () => Promise<void>;
};

/** A data directory; `remove` deletes it. */
export function temporaryDirectory() {
  const path = mkdtempSync(join(tmpdir(), "school-bench-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Starts the built site as `npm start` does after its set-up, and waits for the first page. A restart
 * takes the same port: pages cached for one address are not served on another.
 */
export async function startSite(
  dataDirectory: string,
  port: number,
  environment: Record<string, string> = {},
  /** The folder of another checkout to compare with. */
  folder = root,
): Promise<Site> {
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const web = spawn(process.execPath, [join(folder, "server/main.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: `${port}`,
      DATA_DIR: dataDirectory,
      LOG_LEVEL: "error",
      MALLOC_ARENA_MAX: "2",
      ...environment,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await firstOk(url, web);
  const firstAnswer = performance.now() - begun;
  return {
    url,
    port,
    firstAnswer,
    pids: () => ({ web: web.pid ?? 0, backend: childrenOf(web.pid ?? 0)[0] }),
    stop: () =>
      new Promise((resolve) => {
        web.once("exit", () => resolve());
        web.kill("SIGTERM");
      }),
  };
}

async function firstOk(url: string, web: ChildProcess): Promise<void> {
  for (;;) {
    if (web.exitCode !== null) throw new Error(`The site stopped with ${web.exitCode}.`);
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Waits until the backend answers too, so that a measurement of one does not measure the start of the other. */
export async function backendReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The child processes of a process, oldest first (Linux: proc(5)). */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}

/** Resident memory of a process in MB (proc(5), VmRSS). */
export function memory(pid: number | undefined): number {
  if (!pid) return Number.NaN;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * The memory of a process in MB; memory that several processes share, such as Node's code, is divided among
 * them (proc(5), Pss).
 */
export function shareOfMemory(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
}

/** Processor time of a process so far, in milliseconds (proc(5), utime + stime at 100 ticks a second). */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
