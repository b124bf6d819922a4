import { existsSync, openAsBlob } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openExistingDatabase } from "../database/database-folder.ts";
import { takeLock } from "../database/lock.ts";
import { openPglite } from "../database/pglite.ts";
import { ignoreMissing } from "../missing-file.ts";
import { runCommand, type Site, say } from "./command.ts";
import { type ErasedRows, recordErasedRows } from "./erased-rows.ts";
import { countRows, type Fingerprints, fingerprintTables } from "./fingerprints.ts";
import { addFiles, BackupError, digestFile, listFiles, type Manifest } from "./manifest.ts";
import { dumpPostgres } from "./postgres-dump.ts";
import { removeOldBackups } from "./rotation.ts";

// Declared before the command, which runs before the rest of the file is evaluated.
const patience = 120_000;

// `npm run backup -- --to FOLDER --keep 14`: the database, the uploaded files and the keys as one folder,
// with counts and digests, whether or not the site is running. With --keep only that many backups stay in
// FOLDER.
await runCommand(["to", "keep"], async (site, { to, keep }) => {
  const most = keep === undefined ? Number.POSITIVE_INFINITY : Number(keep);
  if (!(most >= 1)) throw new BackupError("--keep must be a number of backups, 1 or more.");
  const folder = resolve(to ?? join(site.dataDir, "backups"));
  const name = `school-${new Date().toISOString().replaceAll(":", "-")}`;
  const draft = join(folder, `${name}.draft`);
  await mkdir(join(draft, "files"), { recursive: true, mode: 0o700 });
  try {
    const { manifest, erased } = await fillCopy(site, draft);
    await rename(draft, join(folder, name));
    say(
      `saved ${join(folder, name)}: ${countRows(manifest.tables)} rows of ${Object.keys(manifest.tables).length} tables, ${Object.keys(manifest.files).length} files`,
    );
    for (const removed of await removeOldBackups(folder, most)) say(`removed ${removed}`);
    if (site.databaseUrl) {
      await recordErasedRows(site.databaseUrl, erased, manifest.takenAt, folder);
    }
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
});

type Copy = { manifest: Manifest; erased: ErasedRows[] };

async function fillCopy(site: Site, draft: string): Promise<Copy> {
  const files = join(site.dataDir, "files");
  const copied = join(draft, "files");
  // Files are copied before the database and again after it, so that every file that a row of the backup
  // names is included.
  await addFiles(files, copied);
  const takenAt = new Date().toISOString();
  const { database, tables, erased } = await copyDatabase(site, draft);
  await addFiles(files, copied);
  await copyFile(join(site.dataDir, "keys.json"), join(draft, "keys.json")).catch(ignoreMissing);
  const manifest: Manifest = {
    takenAt,
    database,
    sha256: await digestFile(join(draft, database)),
    tables,
    files: await listFiles(copied),
  };
  await writeFile(join(draft, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  });
  return { manifest, erased };
}

type CopiedDatabase = {
  database: Manifest["database"];
  tables: Fingerprints;
  erased: ErasedRows[];
};

async function copyDatabase(site: Site, draft: string): Promise<CopiedDatabase> {
  if (site.databaseUrl) {
    const dumped = await dumpPostgres(site.databaseUrl, join(draft, "database.dump"));
    return { database: "database.dump", ...dumped };
  }
  const path = join(draft, "database.tar.gz");
  const snapshot = await takeSnapshotOf(site.dataDir);
  if (snapshot) await copyFile(snapshot, path);
  else await dumpResting(site.dataDir, path);
  return { database: "database.tar.gz", tables: await readCopy(path), erased: [] };
}

/** Copies the database of a stopped site. Throws StartFailure if the site is running after all. */
async function dumpResting(dataDir: string, path: string): Promise<void> {
  const lock = await takeLock(dataDir);
  try {
    const database = await openExistingDatabase(dataDir, (folder) => openPglite({ folder }));
    const bytes = await database.driver.dumpDataDir("gzip");
    await writeFile(path, Buffer.from(await bytes.arrayBuffer()), { mode: 0o600, flush: true });
    await database.close();
  } finally {
    await lock.release();
  }
}

/** Opens the backup, as a restore would, and returns its fingerprints. */
async function readCopy(path: string): Promise<Fingerprints> {
  const database = await openPglite({ copy: await openAsBlob(path) });
  const tables = await fingerprintTables(async <Row>(text: string) => {
    const { rows } = await database.driver.query<Row>(text);
    return rows;
  });
  await database.close();
  return tables;
}

/**
 * Asks the backend that holds a data directory for a verified snapshot of its database and resolves with the
 * snapshot's path, or with undefined if no backend is running. Throws a BackupError if none comes within two
 * minutes.
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
  throw new BackupError("No snapshot was made within two minutes; the site's log says why.");
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
