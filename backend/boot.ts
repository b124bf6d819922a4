import { readFile } from "node:fs/promises";
import { type App, splitSqlStatements } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { applyMigrations } from "./migrations.ts";

/**
 * Brings the database to the state in which it may be served: Lite's auth tables, the roles and
 * privileges of a hosted project, then our migrations.
 */
export async function bootDatabase(
  app: App,
  database: Database,
  migrationsFolder: string,
): Promise<void> {
  await app.ensureSystemSchema();
  await runSqlFile(database.kysely, "system.sql");
  await applyMigrations(database, migrationsFolder);
  await database.clearSchemaCache();
  trustOurGrants(database);
}

/**
 * Lite looks once, at its first request, whether any table has row-level security. If one has, it
 * grants everything to everyone; if none has, it leaves row-level security off until a restart.
 * Both are wrong here, so the question is answered before anybody asks.
 */
function trustOurGrants(database: Database): void {
  Object.assign(database, { rlsState: "active" });
}

async function runSqlFile(db: Kysely<unknown>, file: string): Promise<void> {
  const statements = splitSqlStatements(await readFile(new URL(file, import.meta.url), "utf8"));
  await db.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}
