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

/** As many values as PGlite counts in one statement: its count has 15 bits. */
const mostParameters = 32_767;

/**
 * PGlite reads the count of more values as a negative number and then takes the answer to one statement for that to
 * the next, for everybody. postgres.js refuses too many of its own accord, with this code.
 */
function refuseTooManyParameters({ parameters }: CompiledQuery): void {
  if (parameters.length <= mostParameters) return;
  throw Object.assign(new Error("Too many values."), { code: "MAX_PARAMETERS_EXCEEDED" });
}

const wrongType = /^Invalid input for \w+ type$|\.toString is not a function$/;

/**
 * PGlite itself refuses a value that it cannot write as its column's type, such as a list for a text, and
 * without a code. This adds PostgreSQL's 22P02, since the sender made the mistake.
 */
function explainWrongType(error: unknown): void {
  if (!(error instanceof Error) || !wrongType.test(error.message)) return;
  throw Object.assign(new Error(error.message, { cause: error }), { code: "22P02" });
}

/**
 * A normal PostgreSQL server ends after a PANIC, such as a full disk for its write-ahead log. PGlite would
 * keep running and hang forever at the next statement, so the process ends at once, and the next start
 * recovers what was committed. The same where PGlite has lost its place: a message that breaks the protocol (08P01)
 * leaves it in a transaction that no statement can end, and an answer that it cannot read (a RangeError) leaves the
 * next statements with the answers of others.
 */
function endWhereBroken(error: unknown): never {
  explainWrongType(error);
  const { severity, code } = error as { severity?: string; code?: string };
  const isBroken =
    severity === "PANIC" ||
    severity === "FATAL" ||
    code === "08P01" ||
    error instanceof RangeError ||
    error instanceof WebAssembly.RuntimeError;
  if (!isBroken) throw error;
  log.fatal(describeError(error), "the database broke");
  process.exit(1);
}

/** The place of PGlite's stack: a global of its WebAssembly that its types do not mention. */
type WithStack = { ___stack_pointer: WebAssembly.Global<"i32"> };

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #stack: WebAssembly.Global<"i32">;
  readonly #atRest: number;

  /** Between two statements, when nothing is on PGlite's stack. */
  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#stack = (pglite.Module as unknown as WithStack).___stack_pointer;
    this.#atRest = this.#stack.value;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    refuseTooManyParameters(query);
    const result = await this.#pglite
      .query<Row>(query.sql, [...query.parameters])
      .catch((error: unknown) => {
        // PGlite leaves about a kilobyte of its stack behind at each error, and after ten thousand of them writes over
        // its own data and ends in a PANIC.
        this.#stack.value = this.#atRest;
        return endWhereBroken(error);
      });
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
