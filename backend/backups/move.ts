import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@supabase/lite/pglite";
import { bootDatabase } from "../database/boot.ts";
import { openExistingDatabase } from "../database/database-folder.ts";
import { createLiteForTables } from "../database/lite.ts";
import { takeLock } from "../database/lock.ts";
import { openPglite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import { runCommand, say } from "./command.ts";
import {
  countRows,
  type Fingerprints,
  fingerprintTables,
  listDifferences,
  listTables,
  type RunQuery,
} from "./fingerprints.ts";
import { BackupError } from "./manifest.ts";
import { moveChangesBelowZero } from "./past-changes.ts";
import { readFingerprints } from "./postgres-dump.ts";

type Postgres = Awaited<ReturnType<typeof openPostgres>>;
type Transaction = Parameters<Parameters<Postgres["driver"]["begin"]>[1]>[0];

const migrations = fileURLToPath(new URL("../../supabase/migrations", import.meta.url));

// `npm run move -- --to postgres://…`: everything of the embedded database, accounts included, into
// an empty PostgreSQL. One transaction, compared table by table before it is committed.
await runCommand(["to"], async ({ dataDir }, { to }) => {
  if (!to || !URL.canParse(to)) {
    throw new BackupError(
      "Say where to: npm run move -- --to postgres://user@host/database, its password in PGPASSWORD",
    );
  }
  const lock = await takeLock(dataDir);
  const source = await openExistingDatabase(dataDir, (folder) => openPglite({ folder }));
  const target = await openPostgres(to);
  try {
    await refuseOccupied(target);
    await makeTables(target);
    const begun = performance.now();
    const moved = await target.driver.begin((tx) => moveRows(source.driver, tx));
    const seconds = (performance.now() - begun) / 1000;
    for (const [name, { rows }] of Object.entries(moved)) if (rows > 0) say(`${name}: ${rows}`);
    const rows = countRows(moved);
    say(`moved ${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} a second)`);
    say(
      `Start the site with DATABASE_URL now, on the same DATA_DIR: its keys and files stay there.`,
    );
  } finally {
    await source.close();
    await target.close();
    await lock.release();
  }
});

async function refuseOccupied({ driver }: Postgres): Promise<void> {
  const [table] = await listTables(async <Row>(text: string) => [
    ...((await driver.unsafe(text)) as unknown as Row[]),
  ]);
  if (table) {
    throw new BackupError(
      `The database is not empty (it has ${table.name}); move into an empty one.`,
    );
  }
}

/** Creates the tables, policies and functions of this version, like a first start. */
async function makeTables(target: Postgres): Promise<void> {
  await bootDatabase(createLiteForTables(target), target, {
    DATABASE_URL: "given",
    MIGRATIONS_DIR: migrations,
  });
}

/**
 * Resolves with the target's fingerprints; throws a BackupError, and leaves nothing behind, if they differ
 * from the source's.
 */
async function moveRows(source: PGlite, tx: Transaction): Promise<Fingerprints> {
  const ask: RunQuery = async (text) => (await source.query<never>(text)).rows;
  await compareVersions(ask, tx);
  const tables = await listTables(ask);
  // Rows are copied unchanged: neither triggers nor foreign keys may change or refuse them.
  await tx`set local session_replication_role = replica`;
  await tx.unsafe(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  for (const { name, columns } of tables) {
    const { blob } = await source.query(`copy ${name} (${columns}) to '/dev/blob'`);
    if (!blob || blob.size === 0) continue;
    const rows = await tx.unsafe(`copy ${name} (${columns}) from stdin`).writable();
    await pipeline(Readable.fromWeb(blob.stream() as never), rows);
  }
  await moveSequences(ask, tx);
  const prints = await readFingerprints(tx);
  const [different] = listDifferences(await fingerprintTables(ask), prints);
  if (different) throw new BackupError(`${different} did not arrive whole; nothing was moved.`);
  await tx.unsafe(moveChangesBelowZero);
  return prints;
}

async function compareVersions(ask: RunQuery, tx: Transaction): Promise<void> {
  const text = "select version from supabase_migrations.schema_migrations order by version";
  const [own, theirs] = [await ask<{ version: string }>(text), await tx.unsafe(text)];
  if (own.map(({ version }) => version).join() !== theirs.map(({ version }) => version).join()) {
    throw new BackupError(
      "The embedded database is of another version of the site; start the site once, stop it, and move then.",
    );
  }
}

async function moveSequences(ask: RunQuery, tx: Transaction): Promise<void> {
  const sequences = await ask<{ name: string; last_value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text from pg_sequences`,
  );
  for (const { name, last_value } of sequences) {
    if (last_value !== null) await tx`select setval(${name}::regclass, ${last_value}::bigint)`;
  }
}
