import { type Kysely, sql } from "kysely";

/** A file of the folder: `<version>_<name>.sql`. */
export type Migration = { file: string; version: string; name: string };

// Any fixed number of our own; backends that start at the same time on one server queue behind it.
const historyLock = 7_305_108;

/** The same table that the CLI makes (supabase/cli, pkg/migration/history.go). */
export async function createHistory(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists supabase_migrations`.execute(db);
  await sql`create table if not exists supabase_migrations.schema_migrations
    (version text not null primary key)`.execute(db);
  await sql`alter table supabase_migrations.schema_migrations
    add column if not exists statements text[], add column if not exists name text`.execute(db);
}

/** Lets one backend at a time change the history, until the transaction ends. */
export async function lockHistory(transaction: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(historyLock)})`.execute(transaction);
}

/** The versions that are recorded, in order. */
export async function listApplied(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ version: string }>`select version
    from supabase_migrations.schema_migrations order by version`.execute(db);
  return rows.map(({ version }) => version);
}

/** Records a migration as applied, with its statements, as the CLI does. */
export async function record(
  transaction: Kysely<unknown>,
  { version, name }: Migration,
  statements: string[],
): Promise<void> {
  await sql`insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${version}, ${name}, array(select json_array_elements_text(${JSON.stringify(statements)}::json)))`.execute(
    transaction,
  );
}
