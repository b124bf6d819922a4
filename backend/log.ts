import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";

/** The request that the running code works for, so that every log line can name it. */
export const requestContext = new AsyncLocalStorage<{
  requestId: string;
  /** Its span, where traces are wanted. */
  span?: unknown;
}>();

/**
 * One JSON object a line on standard output: `{time, level, msg, request_id?, …}`. The level is
 * `info` until the settings are read.
 */
export const log = pino({
  level: "info",
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => {
    const context = requestContext.getStore();
    return context ? { request_id: context.requestId } : {};
  },
});

/**
 * What may be logged of an error. A database's message, detail and parameters can hold what people
 * typed, so of those only the SQLSTATE and the names of database objects are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const fields = error as Error & Record<string, unknown>;
  if (typeof fields.code === "string" && "severity" in fields) {
    return {
      error: "DatabaseError",
      sqlstate: fields.code,
      table: fields.table ?? fields.table_name,
      constraint: fields.constraint ?? fields.constraint_name,
      routine: fields.routine,
    };
  }
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: fields.code, stack: frames?.slice(0, 8).map((f) => f.trim()) };
}

/**
 * Lite reports through `console`, with SQL parameters, codes and whole stacks. From here on each
 * such call becomes one redacted log line.
 */
export function redirectConsole(): void {
  const redirect =
    (level: "debug" | "warn" | "error") =>
    (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      // What database-errors.ts made for the client; it has logged what is worth logging.
      if (error && "code" in error && error.code === "PGRST") return;
      const label = typeof values[0] === "string" && error ? values[0].slice(0, 40) : "library";
      log[level](error ? describeError(error) : { values: values.length }, label);
    };
  console.debug = console.info = console.log = redirect("debug");
  console.warn = redirect("warn");
  console.error = redirect("error");
}
