import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import type { Environment } from "../environment.ts";
import { SlidingWindow } from "./sliding-window.ts";

/** Counts what each network, account or address has tried within some time. */
export type AttemptCounter = {
  /** Counts one more, or says in how many seconds one more is allowed. */
  take: (key: string) => number | undefined | Promise<number | undefined>;
  /** Takes the last count back: it was none of those that are limited. */
  giveBack: (key: string) => void | Promise<void>;
};

/** Makes the counter of one kind of attempt: so many are allowed within so many seconds. */
export type AttemptCounters = (kind: string, limit: number, seconds: number) => AttemptCounter;

/**
 * Counters in memory beside PGlite, which has one process; in the database where several copies of
 * the backend may share a PostgreSQL.
 */
export function attemptCounters(
  database: Database,
  environment: Pick<Environment, "DATABASE_URL" | "JWT_SECRET">,
): AttemptCounters {
  if (!environment.DATABASE_URL) {
    return (_kind, limit, seconds) => new SlidingWindow(limit, seconds);
  }
  // Who tries is nothing to keep in readable form; all copies have the secret.
  const nameOf = (key: string) =>
    createHmac("sha256", environment.JWT_SECRET).update(key).digest("base64url");
  return (kind, limit, seconds) => ({
    take: async (key) => {
      const { rows } = await sql<{ wait: number | null }>`
        select embedded.take_attempt(${kind}, ${nameOf(key)}, ${limit}::int, ${seconds}::int) as wait`.execute(
        database.kysely,
      );
      return rows[0]?.wait ?? undefined;
    },
    giveBack: async (key) => {
      await sql`update embedded.attempts set times = trim_array(times, 1)
        where kind = ${kind} and who = ${nameOf(key)} and cardinality(times) > 0`.execute(
        database.kysely,
      );
    },
  });
}
