import { randomBytes } from "node:crypto";
import { formatWithOptions } from "node:util";
import type { Logger } from "pino";
import { createPlainLog, describeKind } from "../platform/log.ts";

export type Log = Logger;

/** The web process's log; errors are given as `err`. */
export function createLog(level: string): Log {
  return createPlainLog(level, { describe: describeError });
}

/**
 * Refusals whose messages repeat what somebody sent: values that the database could not read (SQLSTATE class
 * 22), searches it could not parse, and Supabase Auth's, whose codes say enough.
 */
const repeatsValues = /^(?:22|42601|[a-z])/;
// Starts after the last character that addresses cannot contain, so that a long text without an address is
// scanned only once.
const mailAddress = /(?<![^\s<>"'(])[^\s<>"'(@]{1,100}@[^\s<>"')]{1,260}/g;

/**
 * What may be logged of an error: its kind, and its message without addresses. Leaves out `details` and
 * `hint` of database refusals, which contain whole rows, and messages that repeat values.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (typeof error === "string") return { message: error.replace(mailAddress, "…") };
  if (!isErrorLike(error)) return { type: typeof error };
  const { message, code, cause } = error;
  return {
    ...describeKind(error),
    ...(!repeatsValues.test(String(code ?? "")) && { message: message.replace(mailAddress, "…") }),
    ...(isErrorLike(cause) && { cause: describeError(cause) }),
  };
}

export type ErrorLike = Partial<Error> & { message: string; code?: unknown };

/** Errors of other threads and the `error` of PostgREST's answers are plain objects. */
export function isErrorLike(value: unknown): value is ErrorLike {
  return typeof value === "object" && value !== null && "message" in value
    ? typeof value.message === "string"
    : false;
}

/** Turns what libraries print on the console into lines of our log, without multi-line stacks. */
export function redirectConsole(log: Log) {
  const redirect =
    (level: "warn" | "error") =>
    (...parts: unknown[]) => {
      const err = parts.find(isErrorLike);
      const words = parts.filter((part) => !isErrorLike(part));
      const line = formatWithOptions({ breakLength: Infinity }, ...words);
      if (err) log[level]({ err }, line || "a page failed");
      else log[level](line);
    };
  console.error = redirect("error");
  console.warn = redirect("warn");
}

const processId = randomBytes(6).toString("hex");
let requests = 0;

/** An id for one request, sent in the answer (x-request-id), the logs and to the backend. */
export function newRequestId(): string {
  requests++;
  return `${processId}-${requests.toString(36)}`;
}
