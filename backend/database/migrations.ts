import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import { log } from "../log.ts";
import { StartFailure } from "../process/start-failure.ts";
import type { Database } from "./database.ts";

/**
 * Applies every migration of the folder that is not in the history, in order of version, each in one
 * transaction, and records it as the Supabase CLI does, so that `supabase db push` and this start can both be
 * used on one database. Throws `migration_failed`; the failing file leaves no trace.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  await createHistory(database.kysely);
  for (const migration of await listMigrations(folder)) {
    const statements = splitSqlStatements(await readFile(join(folder, migration.file), "utf8"));
    const applied = await database.kysely.transaction().execute(async (transaction) => {
      await lockHistory(transaction);
      if (migration.name === "baseline") await takeOver(transaction, migration, statements);
      return applyMigration(transaction, migration, statements);
    });
    if (applied) log.info({ migration: migration.file }, "migration applied");
  }
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch((cause) => {
    throw new StartFailure("migration_failed", `The folder ${folder} cannot be read.`, { cause });
  });
  return files.sort().flatMap((file) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    return version && name ? [{ file, version, name }] : [];
  });
}

async function applyMigration(
  db: Kysely<unknown>,
  migration: Migration,
  statements: string[],
): Promise<boolean> {
  if ((await listApplied(db)).includes(migration.version)) return false;
  for (const [index, statement] of statements.entries()) {
    await sql
      .raw(statement)
      .execute(db)
      .catch((cause) => {
        throw new StartFailure(
          "migration_failed",
          failureSentence(migration.file, index + 1, cause),
          {
            cause,
          },
        );
      });
  }
  await record(db, migration, statements);
  return true;
}

function failureSentence(file: string, statement: number, cause: unknown): string {
  const { code, message } = cause as { code?: string; message?: string };
  return `Migration ${file} failed at statement ${statement} with SQLSTATE ${code ?? "unknown"}: ${message}.`;
}

/** How many migrations the baseline replaced. It has the version of the last one. */
const replaced = 89;
/** The last commit with all of them: starting it once brings an older database up to date. */
const lastCommitWithAll = "c2e8b2b7c4";

/**
 * Records the baseline in place of the migrations that it replaced, if a database has all of them: its schema
 * already equals the baseline's. Does nothing to a new database, or to one that already has the baseline.
 * Throws StartFailure `database_too_old` if only some were applied.
 */
async function takeOver(
  transaction: Kysely<unknown>,
  baseline: Migration,
  statements: string[],
): Promise<void> {
  const applied = await listApplied(transaction);
  const old = applied.filter((version) => version <= baseline.version);
  if (old.length === 0 || old.join() === baseline.version) return;
  if (old.length < replaced) {
    throw new StartFailure(
      "database_too_old",
      `This database has ${old.length} of the ${replaced} migrations that the baseline replaced. Start it once with commit ${lastCommitWithAll} of the site, then with this one.`,
    );
  }
  await sql`delete from supabase_migrations.schema_migrations
    where version <= ${baseline.version}`.execute(transaction);
  await record(transaction, baseline, statements);
}

/** A file of the folder: `<version>_<name>.sql`. */
type Migration = { file: string; version: string; name: string };

// Any fixed number of our own; backends that start at the same time on one server queue behind it.
const historyLock = 7_305_108;

/** The same table that the CLI makes (supabase/cli, pkg/migration/history.go). */
async function createHistory(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists supabase_migrations`.execute(db);
  await sql`create table if not exists supabase_migrations.schema_migrations
    (version text not null primary key)`.execute(db);
  await sql`alter table supabase_migrations.schema_migrations
    add column if not exists statements text[], add column if not exists name text`.execute(db);
}

/** Lets one backend at a time change the history, until the transaction ends. */
async function lockHistory(transaction: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(historyLock)})`.execute(transaction);
}

/** The versions that are recorded, in order. */
export async function listApplied(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`select version
    from supabase_migrations.schema_migrations order by version`.execute(db);
  return rows.map(({ version }) => version);
}

/** Records a migration as applied, with its statements, as the CLI does. */
async function record(
  transaction: Kysely<unknown>,
  { version, name }: Migration,
  statements: string[],
): Promise<void> {
  await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${version}, ${name}, array(select json_array_elements_text(${JSON.stringify(statements)}::json)))`.execute(
    transaction,
  );
}
