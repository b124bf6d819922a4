import { randomUUID } from "node:crypto";
import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON object a line on stdout: `{time, level, msg, ...}`, level as a word, time in ISO. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** An id for one request; it goes into the answer (x-request-id), the logs and to the backend. */
export function newRequestId(): string {
  return randomUUID();
}
