import type { Database } from "./database.ts";
import { normalizeDatabaseError } from "./database-errors.ts";
import { openDatabaseFolder } from "./database-folder.ts";
import type { Environment } from "./environment.ts";
import { answerDefaults } from "./missing-defaults.ts";
import { gatherRequestSettings, statementTimeouts } from "./request-settings.ts";

/**
 * Opens the PostgreSQL of DATABASE_URL or, without one, PGlite in DATA_DIR/database (whose lock the
 * caller holds). Throws StartFailure `database_unreachable`, or as openDatabaseFolder does.
 */
export async function openDatabase(
  environment: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
): Promise<Database> {
  const database = environment.DATABASE_URL
    ? await openPostgresAt(environment.DATABASE_URL)
    : await openPgliteIn(environment.DATA_DIR);
  database.normalizeDbError = normalizeDatabaseError;
  answerDefaults(database);
  gatherRequestSettings(database, environment.DATABASE_URL ? statementTimeouts : undefined);
  return database;
}

// Loaded only when wanted: each driver costs start time and memory.
async function openPostgresAt(url: string): Promise<Database> {
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(url);
}

async function openPgliteIn(dataDir: string): Promise<Database> {
  const { openPglite } = await import("./pglite.ts");
  return openDatabaseFolder(dataDir, (folder) => openPglite({ folder }));
}
