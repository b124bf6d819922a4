import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { log } from "./log.ts";
import { StartFailure } from "./start-failure.ts";

// Any fixed number of our own; backends that start at the same time on one server queue behind it.
const migrationLock = 7_305_108;

/**
 * Applies every migration of the folder that the history does not name, in order of version, each in
 * one transaction, and records it as the Supabase CLI does, so that `supabase db push` and this boot
 * may take turns on one database. Throws `migration_failed`; the failing file leaves no trace.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  await createHistory(database.kysely);
  for (const migration of await listMigrations(folder)) {
    const statements = splitSqlStatements(await readFile(join(folder, migration.file), "utf8"));
    const applied = await database.kysely
      .transaction()
      .execute((transaction) => applyMigration(transaction, migration, statements));
    if (applied) log.info({ migration: migration.file }, "migration applied");
  }
}

type Migration = { file: string; version: string; name: string };

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch((cause) => {
    throw new StartFailure("migration_failed", `The folder ${folder} cannot be read.`, { cause });
  });
  return files.sort().flatMap((file) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    return version && name ? [{ file, version, name }] : [];
  });
}

// The same table that the CLI makes (supabase/cli, pkg/migration/history.go).
async function createHistory(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists supabase_migrations`.execute(db);
  await sql`create table if not exists supabase_migrations.schema_migrations
    (version text not null primary key)`.execute(db);
  await sql`alter table supabase_migrations.schema_migrations
    add column if not exists statements text[], add column if not exists name text`.execute(db);
}

async function applyMigration(
  db: Kysely<unknown>,
  { file, version, name }: Migration,
  statements: string[],
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
  const known = await sql`select from supabase_migrations.schema_migrations
    where version = ${version}`.execute(db);
  if (known.rows.length > 0) return false;
  for (const [index, statement] of statements.entries()) {
    await sql
      .raw(statement)
      .execute(db)
      .catch((cause) => {
        throw new StartFailure("migration_failed", failureSentence(file, index + 1, cause), {
          cause,
        });
      });
  }
  await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${version}, ${name}, array(select json_array_elements_text(${JSON.stringify(statements)}::json)))`.execute(
    db,
  );
  return true;
}

function failureSentence(file: string, statement: number, cause: unknown): string {
  const { code, message } = cause as { code?: string; message?: string };
  return `Migration ${file} failed at statement ${statement} with SQLSTATE ${code ?? "unknown"}: ${message}.`;
}
