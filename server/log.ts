import { randomBytes } from "node:crypto";
import { formatWithOptions } from "node:util";
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

/** What libraries print on the console becomes lines of our log, without stacks on many lines. */
export function redirectConsole(log: Log) {
  const line = (parts: unknown[]) => formatWithOptions({ breakLength: Infinity }, ...parts);
  console.error = (...parts) => log.error(line(parts));
  console.warn = (...parts) => log.warn(line(parts));
}

const PROCESS = randomBytes(6).toString("hex");
let requests = 0;

/** An id for one request; it goes into the answer (x-request-id), the logs and to the backend. */
export function newRequestId(): string {
  requests++;
  return `${PROCESS}-${requests.toString(36)}`;
}
