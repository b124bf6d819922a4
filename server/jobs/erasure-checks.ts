import { fork } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SchoolClient } from "../../data/client.ts";
import {
  type ErasedRows,
  listUncheckedErasures,
  recordErasureCheck,
} from "../../data/retention/erasures.ts";

const counter = fileURLToPath(
  new URL("../../backend/backups/count-in-snapshot.ts", import.meta.url),
);
const snapshotName = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-([\d.]+Z)\.tar\.gz$/;

/**
 * Looks for the rows of each erasure in the newest snapshot taken after it, until no older snapshot is left;
 * returns how many erasures it checked. `folder` is undefined if the database server makes its own backups,
 * which this code cannot open: the certificate says so.
 */
export async function checkErasures(
  client: SchoolClient,
  folder: string | undefined,
): Promise<number> {
  const waiting = await listUncheckedErasures(client);
  if (waiting.length === 0) return 0;
  if (!folder) {
    for (const { id } of waiting) await recordErasureCheck(client, id);
    return waiting.length;
  }
  const copies = await listCopies(folder);
  const [oldest, newest] = [copies[0], copies.at(-1)];
  if (!oldest || !newest) return 0;
  const due = waiting.filter(({ erased_at }) => Date.parse(erased_at) < newest.at.getTime());
  if (due.length === 0) return 0;
  const counts = await countInCopy(
    newest.path,
    due.map(({ row_ids }) => row_ids),
  );
  // A count that is missing must not look like "nothing left".
  if (counts.length !== due.length || !counts.every(Number.isInteger)) {
    throw new Error("The snapshot could not be counted.");
  }
  for (const [place, { id }] of due.entries()) {
    await recordErasureCheck(client, id, {
      copy_at: newest.at.toISOString(),
      rows_left: counts[place] ?? 0,
      oldest_copy_at: oldest.at.toISOString(),
    });
  }
  return due.length;
}

/** The snapshots in a folder, oldest first; their names contain the time. */
async function listCopies(folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => snapshotName.test(name));
  return names.toSorted().map((name) => ({
    path: join(folder, name),
    at: new Date(name.replace(snapshotName, "$1:$2:$3")),
  }));
}

/** Opens a snapshot in a separate process and counts the rows of each erasure that it still holds. */
async function countInCopy(path: string, erased: ErasedRows[]): Promise<number[]> {
  const child = fork(counter, [path], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
  try {
    return await new Promise<number[]>((resolve, reject) => {
      child.once("message", (found) => resolve(found as number[]));
      child.once("error", reject);
      child.once("exit", () => reject(new Error("The snapshot could not be opened.")));
      child.send(erased);
    });
  } finally {
    child.kill();
  }
}
