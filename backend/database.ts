import { join } from "node:path";
import type { Connection } from "@supabase/lite";
import { normalizeDatabaseError } from "./database-errors.ts";
import type { Environment } from "./environment.ts";

/** The schema is known to the database alone: SQL is written out where it is needed. */
export type Database = Connection<unknown, unknown>;

/**
 * Opens the PostgreSQL of DATABASE_URL or, without one, PGlite in DATA_DIR/database (whose lock the
 * caller holds). Throws StartFailure `database_unreachable` or `unwritable`.
 */
export async function openDatabase(
  environment: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
): Promise<Database> {
  const database = environment.DATABASE_URL
    ? await openPostgresAt(environment.DATABASE_URL)
    : await openPgliteIn(join(environment.DATA_DIR, "database"));
  database.normalizeDbError = normalizeDatabaseError;
  return database;
}

// Loaded only when wanted: each driver costs start time and memory.
async function openPostgresAt(url: string): Promise<Database> {
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(url);
}

async function openPgliteIn(folder: string): Promise<Database> {
  const { openPglite } = await import("./pglite.ts");
  return openPglite({ folder });
}
