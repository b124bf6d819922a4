import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

// Which backups and snapshots are kept, and for how long.

/** Whether a folder is named like a backup: "school-2026-11-26T03-00-00.000Z". */
export const isBackup = (name: string) => /^school-[\dTZ.-]+$/.test(name);

/**
 * Removes the oldest backups until `most` are left; call it once a new one is complete. Returns what it
 * removed. Names begin with the time; other folders are left alone.
 */
export async function removeOldBackups(folder: string, most: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter(isBackup).sort();
  const old = backups
    .slice(0, Math.max(0, backups.length - most))
    .map((name) => join(folder, name));
  for (const backup of old) await rm(backup, { recursive: true });
  return old;
}

/** Removes the snapshots that `selectKept` leaves out. */
export async function removeOldSnapshots(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".tar.gz"));
  const kept = new Set(selectKept(files));
  for (const file of files) if (!kept.has(file)) await rm(join(folder, file));
}

/**
 * Which snapshots are kept, by file name (which begins with the time in ISO 8601): the newest twelve, each
 * hour's last for the newest 24 hours that have any, and each day's last for 14 such days.
 */
export function selectKept(files: string[]): string[] {
  const newestFirst = files.toSorted().reverse();
  const lastOf = (length: number, most: number) => {
    const last = new Map<string, string>();
    for (const file of newestFirst) {
      const time = file.slice(0, length);
      if (!last.has(time)) last.set(time, file);
    }
    return [...last.values()].slice(0, most);
  };
  const hours = lastOf("2026-11-21T18".length, 24);
  const days = lastOf("2026-11-21".length, 14);
  return [...new Set([...newestFirst.slice(0, 12), ...hours, ...days])];
}
