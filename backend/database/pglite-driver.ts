import type { PGlite } from "@supabase/lite/pglite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { describeError, log } from "../log.ts";

/**
 * Query builder over PGlite in which one request at a time holds the only connection. Lite's own
 * driver has no lock: between BEGIN and COMMIT of one request the statements of another run inside
 * its transaction, with its role.
 */
export function lockedKysely<Schema>(pglite: PGlite): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new LockedDriver(pglite),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class LockedDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #connection: DatabaseConnection;
  #lastInLine: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#connection = new PgliteConnection(pglite);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastInLine;
    const turn = Promise.withResolvers<void>();
    this.#lastInLine = turn.promise;
    await before;
    if (this.#pglite.closed) {
      turn.resolve();
      throw new Error("The database is closed.");
    }
    this.#release = turn.resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async init(): Promise<void> {}

  // Lite's connection object closes PGlite itself.
  async destroy(): Promise<void> {}
}

/**
 * PGlite itself refuses a value that it cannot write as its column's type, such as a list for a text, and
 * without a code. This adds PostgreSQL's 22P02, since the sender made the mistake.
 */
function explainWrongType(error: unknown): void {
  if (!(error instanceof Error) || !/^Invalid input for \w+ type$/.test(error.message)) return;
  throw Object.assign(new Error(error.message, { cause: error }), { code: "22P02" });
}

/**
 * A normal PostgreSQL server ends after a PANIC, such as a full disk for its write-ahead log. PGlite would
 * keep running and hang forever at the next statement, so the process ends at once, and the next start
 * recovers what was committed. A message that breaks the protocol (08P01) leaves PGlite in a transaction that
 * no statement can end.
 */
function endWhereBroken(error: unknown): never {
  explainWrongType(error);
  const { severity, code } = error as { severity?: string; code?: string };
  const isBroken = severity === "PANIC" || severity === "FATAL" || code === "08P01";
  if (!isBroken && !(error instanceof WebAssembly.RuntimeError)) throw error;
  log.fatal(describeError(error), "the database broke");
  process.exit(1);
}

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#pglite
      .query<Row>(query.sql, [...query.parameters])
      .catch(endWhereBroken);
    return {
      rows: result.rows as Row[],
      numAffectedRows: result.affectedRows === undefined ? undefined : BigInt(result.affectedRows),
    };
  }

  // biome-ignore lint/correctness/useYield: PGlite has no cursor to stream from.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("PGlite does not stream results.");
  }
}
