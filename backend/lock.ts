import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { isSameProcess, startTimeOf } from "./process-identity.ts";
import { StartFailure } from "./start-failure.ts";

type Holder = { pid: number; startTime: string; host: string; id: string };

export type Lock = { release: () => Promise<void> };

const nobody: Holder = { pid: 0, startTime: "", host: hostname(), id: "nobody" };

const renewalInterval = 5_000;

/**
 * Takes DATA_DIR/database.lock, which says who may open the database beside it: two processes on
 * one PGlite folder destroy it. A lock whose process is gone is taken over, one whose process lives
 * never is. Throws `locked` (naming the process) or `unwritable`.
 */
export async function takeLock(dataDir: string): Promise<Lock> {
  const path = join(dataDir, "database.lock");
  const own: Holder = {
    pid: process.pid,
    startTime: await startTimeOf(process.pid),
    host: hostname(),
    id: randomUUID(),
  };
  try {
    await mkdir(dataDir, { recursive: true });
    await claim(path, own);
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

async function claim(path: string, own: Holder): Promise<void> {
  // Written beside and linked into place, so that nobody ever reads half a lock.
  const draft = `${path}.${own.id}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    while (!(await linked(draft, path))) await removeIfStale(path);
  } finally {
    await unlink(draft);
  }
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
  // Moved aside rather than deleted: of two who find it stale only one succeeds, and what was moved
  // can be compared with what was judged.
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const moved = await readHolder(aside);
  if (moved?.id !== holder.id) await link(aside, path).catch(() => {});
  await unlink(aside);
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    // Locks appear whole, so one that cannot be read is what a power failure left: nobody's.
    if (error instanceof SyntaxError) return nobody;
    throw error;
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) return isSameProcess(holder.pid, holder.startTime);
  // On a shared volume: that machine's processes cannot be asked, but a live one renews the lock.
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
