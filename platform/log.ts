import { pino } from "pino";

/**
 * Writes one JSON object per line to standard output: `{time, level, msg, …}`, the level as a word, the time
 * in ISO 8601. `mixin` adds fields to every line; errors under `err` are described as `describe` says.
 */
export function createPlainLog(
  level: string,
  options: {
    mixin?: () => Record<string, unknown>;
    describe: (error: unknown) => Record<string, unknown>;
  },
) {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: options.describe },
    mixin: options.mixin,
  });
}

const mostFrames = 8;

/**
 * What an error is and where it arose, without any text that somebody may have typed: its type, code and
 * stack; for a database error the objects that it names instead (`table`, `constraint`, `routine`).
 */
export function describeKind(error: unknown): Record<string, unknown> {
  if (typeof error !== "object" || error === null) return { type: typeof error };
  const fields = error as Record<string, unknown>;
  const code = typeof fields.code === "string" ? { code: fields.code } : {};
  if ("severity" in error) {
    return {
      type: "DatabaseError",
      ...code,
      table: fields.table ?? fields.table_name,
      constraint: fields.constraint ?? fields.constraint_name,
      routine: fields.routine,
    };
  }
  const frames = String(fields.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((frame) => frame.trim());
  return {
    type: typeof fields.name === "string" ? fields.name : "Error",
    ...code,
    ...(typeof fields.status === "number" && { status: fields.status }),
    ...(frames.length > 0 && { stack: frames }),
  };
}
