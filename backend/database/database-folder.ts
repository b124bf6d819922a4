import { access, constants, readdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "../process/start-failure.ts";

// PostgreSQL ends if it cannot create the next file of its write-ahead log, which has 16 MB.
const leastSpace = 24_000_000;

/**
 * The content of DATA_DIR/database.state: `making` until the database is complete, `restoring` until a
 * restored backup is complete, `made` from then on.
 */
type DatabaseState = "making" | "restoring" | "made";

/** Writes the state so that it survives a power failure. */
export async function writeDatabaseState(dataDir: string, state: DatabaseState): Promise<void> {
  await writeFile(join(dataDir, "database.state"), `${state}\n`, { flush: true });
}

/**
 * Opens DATA_DIR/database with `open`, which creates it if there has never been one. A database that was
 * created is never created again: one that is missing, truncated or does not open is left as it is. The
 * caller holds the lock. Throws StartFailure `damaged_database`, `disk_full` or `unwritable`.
 */
export async function openDatabaseFolder<Opened>(
  dataDir: string,
  open: (folder: string) => Promise<Opened>,
): Promise<Opened> {
  const folder = join(dataDir, "database");
  const state = await readState(dataDir);
  // Killed while the database was being created: nothing in it has been acknowledged to anybody.
  if (state === "making") await rm(folder, { recursive: true, force: true });
  const files = await listFiles(folder);
  const isNew = files.length === 0;
  if (isNew && state !== undefined && state !== "making") throw damaged(folder, "is gone");
  if (!isNew && (state === "restoring" || !files.includes("PG_VERSION"))) {
    throw damaged(folder, "is not whole");
  }
  await refuseFullDisk(dataDir);
  if (isNew) await writeDatabaseState(dataDir, "making");
  const opened = await open(folder).catch((cause) => {
    if (isNew || cause instanceof StartFailure) throw cause;
    throw damaged(folder, "is damaged and does not open", cause);
  });
  if (state !== "made") await writeDatabaseState(dataDir, "made");
  return opened;
}

/** Like `openDatabaseFolder`, for a command that needs an existing database. */
export async function openExistingDatabase<Opened>(
  dataDir: string,
  open: (folder: string) => Promise<Opened>,
): Promise<Opened> {
  const folder = join(dataDir, "database");
  if ((await listFiles(folder)).length === 0) {
    throw new StartFailure("damaged_database", `There is no database in ${folder}.`);
  }
  return openDatabaseFolder(dataDir, open);
}

async function readState(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, "database.state"), "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    await access(folder, constants.R_OK | constants.W_OK);
    return await readdir(folder);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new StartFailure("unwritable", `The folder ${folder} cannot be written.`, { cause });
  }
}

/** Checked before the database is opened: a crash for lack of space looks like damage. */
async function refuseFullDisk(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= leastSpace) return;
  throw new StartFailure(
    "disk_full",
    `The disk that holds ${dataDir} is full: the database needs ${leastSpace / 1_000_000} MB to start.`,
  );
}

function damaged(folder: string, what: string, cause?: unknown): StartFailure {
  return new StartFailure(
    "damaged_database",
    `The database in ${folder} ${what}; nothing was changed. Put a backup in its place: docs/faults.md says how.`,
    { cause },
  );
}
