import { existsSync, openAsBlob } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeDatabaseState } from "../database/database-folder.ts";
import { takeLock } from "../database/lock.ts";
import { openPglite } from "../database/pglite.ts";
import { runCommand, type Site, say } from "./command.ts";
import {
  countRows,
  type Fingerprints,
  fingerprintTables,
  listDifferences,
} from "./fingerprints.ts";
import {
  addFiles,
  BackupError,
  checkBackup,
  compareFiles,
  listFiles,
  type Manifest,
  readManifest,
} from "./manifest.ts";
import { restorePostgres } from "./postgres-dump.ts";
import { eraseAgain } from "./replaced-database.ts";

// `npm run restore -- --from FOLDER`: the school as it was when the backup was made, in a DATA_DIR (and, for
// a backup of PostgreSQL, a DATABASE_URL) that is empty. Afterwards the contents are compared with the
// backup's counts and digests, and the erasures since are repeated, if the replaced database is there to tell them:
// the data folder or URL in `--before`, else the newest folder DATA_DIR.before or DATA_DIR.before-DATE.
await runCommand(["from", "before"], async (site, { from, before }) => {
  if (!from) throw new BackupError("Say which backup: npm run restore -- --from FOLDER");
  const backup = resolve(from);
  const manifest = await readManifest(backup);
  refuseOccupied(site, manifest);
  await checkBackup(backup, manifest);
  const lock = await takeLock(site.dataDir);
  try {
    await restoreInto(site, backup, manifest).catch(async (error) => {
      for (const name of ["database", "database.state", "files", "keys.json"]) {
        await rm(join(site.dataDir, name), { recursive: true, force: true });
      }
      throw error;
    });
    say(
      `restored ${countRows(manifest.tables)} rows of ${Object.keys(manifest.tables).length} tables and ${Object.keys(manifest.files).length} files, all as they were on ${manifest.takenAt}`,
    );
    await eraseAgain(site, before, manifest.takenAt);
  } finally {
    await lock.release();
  }
});

function refuseOccupied(site: Site, manifest: Manifest): void {
  for (const name of ["database", "files", "keys.json"]) {
    const path = join(site.dataDir, name);
    if (existsSync(path)) {
      throw new BackupError(`${path} is there already; restore into an empty DATA_DIR.`);
    }
  }
  if (manifest.database === "database.dump" && !site.databaseUrl) {
    throw new BackupError("This is a backup of PostgreSQL: set DATABASE_URL to an empty database.");
  }
  if (manifest.database === "database.tar.gz" && site.databaseUrl) {
    throw new BackupError(
      "This is a backup of an embedded database: restore it without DATABASE_URL, then `npm run move`.",
    );
  }
}

async function restoreInto(site: Site, backup: string, manifest: Manifest): Promise<void> {
  const source = join(backup, manifest.database);
  const tables = site.databaseUrl
    ? await restorePostgres(source, site.databaseUrl)
    : await loadPglite(source, site.dataDir);
  const [different] = listDifferences(manifest.tables, tables);
  if (different) throw new BackupError(`${different} does not hold what was copied.`);
  await addFiles(join(backup, "files"), join(site.dataDir, "files"));
  compareFiles(manifest.files, await listFiles(join(site.dataDir, "files")));
  if (!site.databaseUrl) await writeDatabaseState(site.dataDir, "made");
  const keys = join(backup, "keys.json");
  if (existsSync(keys)) await copyFile(keys, join(site.dataDir, "keys.json"));
}

async function loadPglite(source: string, dataDir: string): Promise<Fingerprints> {
  await writeDatabaseState(dataDir, "restoring");
  const folder = join(dataDir, "database");
  const database = await openPglite({ folder, copy: await openAsBlob(source) });
  try {
    return await fingerprintTables(async <Row>(text: string) => {
      const { rows } = await database.driver.query<Row>(text);
      return rows;
    });
  } finally {
    await database.close();
  }
}
