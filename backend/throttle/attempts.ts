import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** One more attempt of a kind by a network, an account or a device, and how many are allowed. */
export type Attempt = { kind: string; who: string; allowed: number; seconds: number };

/** The kind of attempt of which no more is allowed, and the seconds until one is. */
export type Full = { kind: string; wait: number };

/** Counts attempts in the database: a restart forgives nothing, and replicas of the site count together. */
export type Attempts = {
  /**
   * Counts one more of each and resolves with nothing, or counts none and tells the first that is full.
   * Always give the kinds in the same order: their rows are locked in it.
   */
  take: (attempts: Attempt[]) => Promise<Full | undefined>;
  /** The first that is full; counts nothing. */
  findFull: (attempts: Attempt[]) => Promise<Full | undefined>;
  /** Takes the last count of each back: it was none of those that are limited. */
  giveBack: (attempts: Attempt[]) => Promise<void>;
};

/** Who tries is nothing to keep in readable form: keyed by the secret that all replicas have. */
export function createAttempts(database: Database, secret: string): Attempts {
  const nameOf = (who: string) => createHmac("sha256", secret).update(who).digest("base64url");
  const whoOf = (attempts: Attempt[]) => [
    attempts.map(({ kind }) => kind),
    attempts.map(({ who }) => nameOf(who)),
  ];
  const ask = async (question: "take_attempts" | "find_full_counter", attempts: Attempt[]) => {
    const [kinds, whos] = whoOf(attempts);
    const { rows } = await sql<Full>`
      select full_kind as kind, wait from ${sql.raw(`embedded.${question}`)}(
        ${kinds}::text[], ${whos}::text[], ${attempts.map(({ allowed }) => allowed)}::int[],
        ${attempts.map(({ seconds }) => seconds)}::int[])`.execute(database.kysely);
    return rows[0];
  };
  return {
    take: (attempts) => ask("take_attempts", attempts),
    findFull: (attempts) => ask("find_full_counter", attempts),
    giveBack: async (attempts) => {
      const [kinds, whos] = whoOf(attempts);
      await sql`select embedded.give_attempts_back(${kinds}::text[], ${whos}::text[])`.execute(
        database.kysely,
      );
    },
  };
}

/** Counts what each network, account or address has tried within some time. */
export type AttemptCounter = {
  /** Counts one more, or says in how many seconds one more is allowed. */
  take: (key: string) => Promise<number | undefined>;
  /** Takes the last count back: it was none of those that are limited. */
  giveBack: (key: string) => Promise<void>;
};

/** Makes the counter of one kind of attempt: `limit` of them within `seconds`. */
export type AttemptCounters = (kind: string, limit: number, seconds: number) => AttemptCounter;

export const attemptCounters =
  (attempts: Attempts): AttemptCounters =>
  (kind, allowed, seconds) => {
    const by = (who: string) => [{ kind, who, allowed, seconds }];
    return {
      take: async (key) => (await attempts.take(by(key)))?.wait,
      giveBack: (key) => attempts.giveBack(by(key)),
    };
  };
