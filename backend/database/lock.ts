import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { ignoreMissing } from "../missing-file.ts";
import { StartFailure } from "../process/start-failure.ts";

type Holder = {
  pid: number;
  startTime: string;
  host: string;
  id: string;
  /** The process that started it; it ends without it. */
  parent?: { pid: number; startTime: string };
};

export type Lock = { release: () => Promise<void> };

const nobody: Holder = { pid: 0, startTime: "", host: hostname(), id: "nobody" };

const renewalInterval = 5_000;
const abandonedAfter = 10_000;

/**
 * Takes DATA_DIR/database.lock, which says who may open the database beside it: two processes on one PGlite
 * folder destroy it. A lock of a dead process is taken over, one of a live process never. If the holder's web
 * process was killed, the holder is about to end: this waits for it, and ends it if it does not. Throws
 * `locked` (naming the process) or `unwritable`.
 */
export async function takeLock(dataDir: string, orphanEndsWithin = 20_000): Promise<Lock> {
  const path = join(dataDir, "database.lock");
  const own: Holder = {
    pid: process.pid,
    startTime: await startTimeOf(process.pid),
    host: hostname(),
    id: randomUUID(),
    parent: { pid: process.ppid, startTime: await startTimeOf(process.ppid) },
  };
  // The first process of a container has no visible parent.
  if (own.parent?.startTime === "") delete own.parent;
  try {
    await mkdir(dataDir, { recursive: true });
    await claim(path, own, orphanEndsWithin);
  } catch (cause) {
    if (cause instanceof StartFailure) throw cause;
    throw new StartFailure("unwritable", `The folder ${dataDir} cannot be written.`, { cause });
  }
  const renewal = keepRenewing(path);
  return {
    release: async () => {
      clearInterval(renewal);
      await releaseLock(path, own);
    },
  };
}

async function claim(path: string, own: Holder, patience: number): Promise<void> {
  // Written to a draft and linked into place, so that no process reads an incomplete lock.
  const draft = `${path}.${own.id}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    while (!(await linked(draft, path))) {
      await endOrphan(path, patience);
      await alone(path, () => removeIfStale(path));
    }
  } finally {
    await unlink(draft);
  }
}

async function endOrphan(path: string, patience: number): Promise<void> {
  const patienceEnds = performance.now() + patience;
  for (let orphan = await findOrphan(path); orphan; orphan = await findOrphan(path)) {
    // The parent that would end a hanging process is gone. Everything acknowledged is on disk.
    if (performance.now() > patienceEnds) {
      try {
        process.kill(orphan.pid, "SIGKILL");
      } catch {
        return; // It ended in this moment, or belongs to another user and keeps its lock.
      }
    }
    await sleep(50);
  }
}

/** The lock's holder, if it is alive but its parent is not. */
async function findOrphan(path: string): Promise<Holder | undefined> {
  const holder = await readHolder(path);
  if (!holder?.parent || holder.host !== hostname()) return undefined;
  const lives = ({ pid, startTime }: { pid: number; startTime: string }) =>
    isSameProcess(pid, startTime);
  return (await lives(holder)) && !(await lives(holder.parent)) ? holder : undefined;
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function removeIfStale(path: string): Promise<void> {
  const holder = await readHolder(path);
  if (!holder) return;
  if (await isAlive(path, holder)) {
    const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
    throw new StartFailure(
      "locked",
      `The database in ${path.replace(/\.lock$/, "")} is in use by process ${holder.pid}${where}; stop that one first.`,
    );
  }
  await unlink(path).catch(ignoreMissing);
}

/**
 * Runs `task` while no other process judges the same lock: between reading a dead lock and removing
 * it, another could have removed it and put its own in place.
 */
async function alone(path: string, task: () => Promise<void>): Promise<void> {
  const guard = `${path}.judging`;
  while (!(await created(guard))) {
    // Judging takes milliseconds; a guard this old was left by a crash in the middle of it.
    const { mtimeMs } = await stat(guard).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedAfter) await unlink(guard).catch(ignoreMissing);
    await sleep(20);
  }
  try {
    await task();
  } finally {
    await unlink(guard).catch(ignoreMissing);
  }
}

async function created(path: string): Promise<boolean> {
  try {
    await writeFile(path, "", { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    // Locks appear complete, so one that cannot be read was left by a power failure and has no holder.
    if (error instanceof SyntaxError) return nobody;
    throw error;
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) return isSameProcess(holder.pid, holder.startTime);
  // A lock from another machine on a shared volume: its processes cannot be checked, but a live one renews
  // the lock.
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < 6 * renewalInterval;
}

function keepRenewing(path: string): NodeJS.Timeout {
  const renew = () => utimes(path, new Date(), new Date()).catch(() => {});
  return setInterval(renew, renewalInterval).unref();
}

async function releaseLock(path: string, own: Holder): Promise<void> {
  const holder = await readHolder(path);
  if (holder?.id === own.id) await unlink(path);
}

/**
 * When a process was started, which distinguishes processes that reuse a process id; an empty string if there
 * is no such process.
 */
export async function startTimeOf(pid: number): Promise<string> {
  if (process.platform === "linux") {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // proc_pid_stat(5): from field 3 on; the name in field 2 may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const hasEnded = fields[0] === "Z" || fields[0] === "X";
    return hasEnded ? "" : (fields[19] ?? "");
  }
  return promisify(execFile)("ps", ["-o", "lstart=", "-p", String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}

/** Whether the process with this id and start time still runs. */
async function isSameProcess(pid: number, startTime: string): Promise<boolean> {
  return startTime !== "" && (await startTimeOf(pid)) === startTime;
}
