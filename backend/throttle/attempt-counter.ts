import type { Attempts } from "./attempts.ts";

/** Counts what each network, account or address has tried within some time. */
export type AttemptCounter = {
  /** Counts one more, or says in how many seconds one more is allowed. */
  take: (key: string) => Promise<number | undefined>;
  /** Takes the last count back: it was none of those that are limited. */
  giveBack: (key: string) => Promise<void>;
};

/** Makes the counter of one kind of attempt: so many are allowed within so many seconds. */
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
