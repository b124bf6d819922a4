import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Environment } from "../environment.ts";
import type { Database } from "./database.ts";
import { normalizeDatabaseError } from "./database-errors.ts";
import { openDatabaseFolder } from "./database-folder.ts";

/**
 * Opens the PostgreSQL of DATABASE_URL or, without one, PGlite in DATA_DIR/database (whose lock the caller
 * holds). Throws StartFailure `database_unreachable`, or what openDatabaseFolder throws.
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

// Loaded only if needed: each driver costs start time and memory.
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
 * Makes Lite answer `Prefer: missing=default` with the written values. Lite gives a column that a row leaves
 * out its default, as PostgREST does, but answers null for it; a column without a value also gets the
 * default, and the answer shows what was written.
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

/** The caller of one request, as Lite describes it. */
type Asker = {
  auth?: { role?: string; uid?: unknown; jwt?: unknown };
  storage?: { operation?: string };
};
type Call = { method: string; path: string; requestHeaders?: Record<string, string> };

/**
 * How long PostgreSQL works on one statement for each role before it cancels it: SQLSTATE 57014, answered as
 * 503. PGlite cannot be interrupted; there the gate refuses requests that would take so long
 * (backend/endpoints/rest-list.ts).
 */
const statementTimeouts: Readonly<Record<string, string>> = {
  anon: "5s",
  authenticated: "10s",
  service_role: "60s",
};

/**
 * Makes Lite set the caller and the call in one statement each. By default it sends six and five, one after
 * another, before every query: most of a request's cost (docs/decisions/processes-and-start.md). The settings
 * are those that PostgREST makes
 * (https://docs.postgrest.org/en/stable/references/transactions.html#transaction-scoped-settings), and the
 * role's `timeouts`, which also apply to functions; settings of the role itself would not, because the role
 * is assumed within the transaction.
 */
export function gatherRequestSettings(
  database: Database,
  timeouts?: Readonly<Record<string, string>>,
): void {
  Object.assign(database, {
    async applyJwtSessionContext(transaction: Kysely<unknown>, { auth, storage }: Asker) {
      const role = auth?.role || "anon";
      const isSigned = typeof auth?.jwt === "object" && auth.jwt !== null;
      await setForTransaction(transaction, {
        // First, so that a caller who may not take this role sets nothing.
        role,
        "request.jwt.claim.sub": String(auth?.uid ?? ""),
        "request.jwt.claim.role": role,
        "storage.operation": String(storage?.operation ?? ""),
        ...(isSigned && { "request.jwt.claims": JSON.stringify(auth.jwt) }),
        ...(timeouts && { statement_timeout: timeouts[role] ?? timeouts.anon ?? "1s" }),
      });
    },
    async applyRpcRequestGucs(transaction: Kysely<unknown>, call: Call) {
      await setForTransaction(transaction, {
        "response.status": "",
        "response.headers": "",
        "request.method": call.method,
        "request.path": call.path,
        "request.headers": JSON.stringify(call.requestHeaders ?? {}),
      });
    },
  });
}

async function setForTransaction(transaction: Kysely<unknown>, settings: Record<string, string>) {
  const parts = Object.entries(settings).map(
    ([name, value]): RawBuilder<unknown> => sql`set_config(${sql.lit(name)}, ${value}, true)`,
  );
  await sql`select ${sql.join(parts)}`.execute(transaction);
}
