import { fork } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import type { PGlite } from "@supabase/lite/pglite";
import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { describeError, log } from "../log.ts";
import { removeOldSnapshots } from "./rotation.ts";

const interval = 5 * 60_000;
const verifier = fileURLToPath(new URL("./verify-snapshot.ts", import.meta.url));

export type Snapshots = {
  /** Takes one now; resolves with its path. */
  take: () => Promise<string>;
  /** Takes no more, and waits for the one in progress. */
  stop: () => Promise<void>;
};

/**
 * Copies of the PGlite database as `<folder>/<time>.tar.gz`: one every five minutes while something changes;
 * fewer are kept of older ones. PGlite does not force its writes to the disk, so after a power failure only
 * the newest snapshot may be left. A snapshot counts only after another process has opened it and found the
 * rows that the database had when it was taken.
 */
export function keepSnapshots(database: Database, folder: string): Snapshots {
  let copiedPosition: string | undefined;
  let running: Promise<string> | undefined;
  const takeNow = async () => {
    const copied = await copyDatabase(database);
    const path = await writeSnapshot(copied, folder);
    copiedPosition = copied.position;
    return path;
  };
  const take = () => {
    running ??= takeNow().finally(() => {
      running = undefined;
    });
    return running;
  };
  const takeIfChanged = async () => {
    try {
      if ((await writePosition(database.kysely)) !== copiedPosition) await take();
    } catch (error) {
      log.error(describeError(error), "snapshot failed");
    }
  };
  const timer = setInterval(takeIfChanged, interval).unref();
  const stop = async () => {
    clearInterval(timer);
    await running?.catch(() => {});
  };
  return { take, stop };
}

/** Takes a snapshot whenever the process gets SIGUSR2, which `npm run backup` sends to a running backend. */
export function snapshotWhenTold(snapshots: Snapshots | undefined): void {
  process.on("SIGUSR2", () => {
    snapshots?.take().catch((error) => log.error(describeError(error), "snapshot failed"));
  });
}

async function writeSnapshot({ archive, counts }: Copy, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${new Date().toISOString().replaceAll(":", "-")}.tar.gz`);
  const draft = `${path}.draft`;
  try {
    await writePacked(draft, archive);
    await verifySnapshot(draft, counts);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await removeOldSnapshots(folder);
  log.info({ file: path }, "snapshot taken");
  return path;
}

export type Counts = { users: number; migrations: number; rows: number };

/** `archive` is a tar file, not yet packed. */
type Copy = { archive: Blob; counts: Counts; position: string };

/** The counts to compare between the database and its snapshot. */
export const countQuery = `select
  (select count(*)::int from auth.users) as users,
  (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
  (select coalesce(sum((xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]::text::int), 0)::int
    from pg_tables where schemaname = 'public') as rows`;

/**
 * Copies while holding the only connection, so that no transaction is open. Compressing, two thirds of the
 * work, happens after the connection is released.
 */
async function copyDatabase(database: Database): Promise<Copy> {
  return database.kysely.connection().execute(async (connection) => {
    const { rows } = await sql.raw<Counts>(countQuery).execute(connection);
    const [counts] = rows;
    if (!counts) throw new Error("The database could not be counted.");
    await sql`checkpoint`.execute(connection);
    const position = await writePosition(connection);
    return { archive: await (database.driver as PGlite).dumpDataDir("none"), counts, position };
  });
}

/** How far the write-ahead log has come: the same position means that nothing was written since. */
async function writePosition(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(db);
  return rows[0]?.position ?? "";
}

async function writePacked(path: string, archive: Blob): Promise<void> {
  await pipeline(
    archive.stream(),
    createGzip(),
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  );
}

/**
 * Throws unless the snapshot at this path opens and has the expected counts. Runs in a separate process, so
 * that the second database neither stalls this one nor keeps its memory.
 */
export async function verifySnapshot(path: string, counts: Counts): Promise<void> {
  const child = fork(verifier, [path], { stdio: "ignore" });
  const found = await new Promise<unknown>((resolve, reject) => {
    child.once("message", resolve);
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The snapshot could not be opened.")));
  });
  if (JSON.stringify(found) !== JSON.stringify(counts)) {
    throw new Error("The snapshot holds something else than the database.");
  }
}
