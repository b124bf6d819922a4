import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CopyError } from "./manifest.ts";

const patience = 120_000;

/**
 * Asks the backend that holds a data directory for a verified snapshot of its database and resolves
 * with the snapshot's path, or with undefined where no backend runs. Throws a CopyError where none
 * comes within two minutes.
 */
export async function takeSnapshotOf(dataDir: string): Promise<string | undefined> {
  const pid = await findHolder(join(dataDir, "database.lock"));
  if (!pid) return undefined;
  const folder = join(dataDir, "snapshots");
  const before = new Set(await listSnapshots(folder));
  try {
    process.kill(pid, "SIGUSR2");
  } catch {
    return undefined;
  }
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const made = (await listSnapshots(folder)).find((name) => !before.has(name));
    if (made) return join(folder, made);
    await wait(200);
  }
  throw new CopyError("No copy was made within two minutes; the site's log says why.");
}

async function findHolder(lock: string): Promise<number | undefined> {
  if (!existsSync(lock)) return undefined;
  try {
    return JSON.parse(await readFile(lock, "utf8")).pid;
  } catch {
    return undefined;
  }
}

async function listSnapshots(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => name.endsWith(".tar.gz"));
}
