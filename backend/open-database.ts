import type { Database } from "./database.ts";
import { normalizeDatabaseError } from "./database-errors.ts";
import { openDatabaseFolder } from "./database-folder.ts";
import type { Environment } from "./environment.ts";
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

type Written = { $meta?: { missing?: string; columns?: string[] }; values?: unknown };

/**
 * Has Lite answer `Prefer: missing=default` with what it wrote. It gives a column that a row leaves
 * out its default, as PostgREST does, but answers null in its place; a column that is there without a
 * value gets the default, too, and is answered as written.
 */
function answerDefaults(database: Database): void {
  const read = database.onPostgrestAST.bind(database);
  database.onPostgrestAST = async (ast, vars) => {
    fillIn(ast as Written);
    return read(ast, vars);
  };
}

function fillIn({ $meta, values }: Written): void {
  if ($meta?.missing !== "default" || !$meta.columns) return;
  for (const row of Array.isArray(values) ? values : [values]) {
    if (typeof row !== "object" || row === null) continue;
    for (const column of $meta.columns) if (!Object.hasOwn(row, column)) row[column] = undefined;
  }
}
