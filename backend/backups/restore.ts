import { existsSync, openAsBlob } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeDatabaseState } from "../database/database-folder.ts";
import { takeLock } from "../database/lock.ts";
import { openPglite } from "../database/pglite.ts";
import { StartFailure } from "../process/start-failure.ts";
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
import { readCertificates, repeatErasures } from "./repeated-erasures.ts";

// Declared before the command, which runs before the rest of the file is evaluated.
const guide = '"After a restore" in docs/operation/backups.md';

// `npm run restore -- --from FOLDER`: the school as it was when the backup was made, in a DATA_DIR (and, for
// a backup of PostgreSQL, a DATABASE_URL) that is empty. Afterwards the contents are compared with the
// backup's counts and digests, and the erasures since are repeated, if the replaced database is there to tell them:
// the data folder or URL in `--before`, else the folder DATA_DIR.before.
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
    const aside = `${site.dataDir}.before`;
    await eraseAgain(site, before ?? (existsSync(aside) ? aside : undefined), manifest.takenAt);
  } finally {
    await lock.release();
  }
});

/** Repeats the erasures that the replaced database knows, and says what is left for the operator. */
async function eraseAgain(site: Site, before: string | undefined, takenAt: string): Promise<void> {
  const known = before && (await readCertificates(before).catch(sayFailure));
  if (!known) {
    say(
      `What was erased, refused or ended after ${takenAt} is back. Before people reach the site, repeat the erasures from the certificates kept outside it, and enter the refusals since then: ${guide}.`,
    );
    return;
  }
  const { repeated, failed } = await repeatErasures(site, known);
  say(`repeated ${repeated.length} erasures made since then${listed(repeated)}`);
  if (failed.length > 0) {
    say(`Not repeated, so erase again at /admin/privacy/erasures${listed(failed)}`);
    process.exitCode = 1;
  }
  say(
    `What was refused or ended after ${takenAt} is back. Before people reach the site, enter it again: ${guide}.`,
  );
}

function listed(numbers: string[]): string {
  return numbers.length > 0 ? `: ${numbers.join(", ")}` : "";
}

function sayFailure(failure: unknown): undefined {
  if (!(failure instanceof BackupError || failure instanceof StartFailure)) throw failure;
  say(failure.message);
}

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
