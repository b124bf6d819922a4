import { describeError, log } from "../log.ts";

/** The fields of an error that PGlite and postgres.js both carry, named as in PostgreSQL's protocol. */
type DatabaseError = {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
  /** The function of PostgreSQL that reported it. */
  routine?: string;
};

// Lite already answers these like PostgREST: it knows the caller's role, the table's name in the request, or
// the status that a function raised.
const answeredByLite = /^(PGRST|PT\d{3}|42501|42P01|42883|42703)$/;

const connectionCodes = /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/;

/**
 * The HTTP status of an SQLSTATE as PostgREST documents it
 * (https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes).
 */
function statusOfSqlState(code: string, message = ""): number {
  if (code === "P0001") return 400;
  if (code === "23503" || code === "23505") return 409;
  if (code === "25006") return 405;
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  if (code === "22023" && /^role .* does not exist$/.test(message)) return 401;
  if (code === "42P17" || code === "53400") return 500;
  // Ended by its role's time limit or by an administrator: PostgREST says 500, but nothing is broken.
  if (code === "57P01" || code === "57014") return 503;
  // A value too long for an index or a word of a search, a list in too many others: PostgREST says 500, but the
  // request is wrong.
  if (code === "54000" && /^(index row |word is too long|number of array dim)/.test(message)) {
    return 400;
  }
  const group = code.slice(0, 2);
  if (group === "08" || group === "53") return 503;
  if (["0L", "0P", "28"].includes(group)) return 403;
  const internal = ["09", "25", "2D", "38", "39", "3B", "40", "54", "55", "57", "58"];
  return [...internal, "F0", "HV", "P0", "XX"].includes(group) ? 500 : 400;
}

/** An error that Lite turns into exactly this answer, in the form that PostgREST lets SQL raise. */
function postgrestError(
  status: number,
  body: { code: string; message: string; details: string | null; hint: string | null },
): Error {
  return Object.assign(new Error(JSON.stringify(body)), {
    code: "PGRST",
    detail: JSON.stringify({ status, headers: {} }),
  });
}

/**
 * Whether the machine failed, not the request: a full disk, a lost file, a fault of the database. Its message names
 * files and memory, and a failing page would carry it to visitors. What a function raises itself, it says on purpose.
 */
const isFaultOfMachine = ({ code, routine }: DatabaseError) =>
  /^(53|58|F0|XX)/.test(code) && routine !== "exec_stmt_raise";

/** Whether the server of the database could not be reached (an error of postgres.js or of Node). */
export function isConnectionLost(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return connectionCodes.test(code) || /^(57P0[1-3]|08)/.test(code);
}

/** postgres.js breaks on a value that it cannot write as the type of its column, before PostgreSQL can refuse it. */
const isUnwritable = (error: unknown) =>
  error instanceof TypeError &&
  ((error as Partial<DatabaseError>).code === "ERR_INVALID_ARG_TYPE" ||
    /\.toString is not a function$|^Cannot convert object to primitive/.test(error.message));

/**
 * Turns what the database driver threw into an error that Lite answers with PostgREST's status and `{code,
 * message, details, hint}`; returns anything else unchanged.
 */
export function normalizeDatabaseError(error: unknown): unknown {
  if (isUnwritable(error)) {
    return postgrestError(400, {
      code: "22P02",
      message: "A value does not fit the type of its column.",
      details: null,
      hint: null,
    });
  }
  if (!(error instanceof Error) || typeof (error as Partial<DatabaseError>).code !== "string") {
    return error;
  }
  const { code, message, detail, hint } = error as Error & DatabaseError;
  if (isConnectionLost(error)) {
    log.error({ code }, "database connection lost");
    return postgrestError(503, {
      code: "PGRST001",
      message: "Database connection error. Retrying the connection.",
      details: null,
      hint: null,
    });
  }
  if (code === "MAX_PARAMETERS_EXCEEDED") {
    return postgrestError(413, {
      code: "54000",
      message: "Too many values in one request.",
      details: "Write fewer rows at once.",
      hint: null,
    });
  }
  if (!/^[0-9A-Z]{5}$/.test(code) || answeredByLite.test(code)) return error;
  const status = statusOfSqlState(code, message);
  if (status >= 500) log.error(describeError(error), "database error");
  if (isFaultOfMachine(error as Error & DatabaseError)) {
    log.error({ code, fault: message, hint }, "the database's machine failed");
    return postgrestError(status, {
      code,
      message: "The database failed.",
      details: null,
      hint: null,
    });
  }
  return postgrestError(status, {
    code,
    message,
    details: detail ?? null,
    hint: hint ?? null,
  });
}
