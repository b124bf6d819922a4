import { chmodSync, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../log.ts";

/**
 * Takes what lies in DATA_DIR from other users of the machine: new files are written that way, those
 * of earlier versions were readable. The first level is enough, nobody gets below a closed folder. What
 * belongs to somebody else stays as it is, with a warning.
 */
export function closeDataDirectory(dataDir: string, log: Log): void {
  // Beside a hosted Supabase nothing may have been kept yet.
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    try {
      const found = lstatSync(path);
      if (found.isSymbolicLink() || (found.mode & 0o077) === 0) continue;
      chmodSync(path, found.mode & 0o700);
    } catch (error) {
      // Removed meanwhile, such as the draft of a lock.
      if ((error as NodeJS.ErrnoException).code === "ENOENT") continue;
      log.warn({ err: error, path }, "other users of this machine may read a file of DATA_DIR");
    }
  }
}
