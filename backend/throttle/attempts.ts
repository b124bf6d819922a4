import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** One more attempt of a kind by a network, an account or a device, and how many are allowed. */
export type Attempt = { kind: string; who: string; allowed: number; seconds: number };

/** The kind of attempt whose limit is reached, and the seconds until another is allowed. */
export type Full = { kind: string; wait: number };

/** Counts attempts in the database, so that a restart resets nothing and replicas count together. */
export type Attempts = {
  /**
   * Counts one more of each and resolves with undefined, or counts none and resolves with the first that is
   * full. Always pass the kinds in the same order, in which their rows are locked.
   */
  take: (attempts: Attempt[]) => Promise<Full | undefined>;
  /** The first that is full; counts nothing. */
  findFull: (attempts: Attempt[]) => Promise<Full | undefined>;
  /** Takes the last count of each back, because the attempt does not count. */
  giveBack: (attempts: Attempt[]) => Promise<void>;
};

/** Stores who tries only as hashes keyed with the secret that all replicas share. */
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

/** Counts the attempts of each network, account or address within some time. */
export type AttemptCounter = {
  /** Counts one more, or says in how many seconds one more is allowed. */
  take: (key: string) => Promise<number | undefined>;
  /** Takes the last count back, because the attempt does not count. */
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
