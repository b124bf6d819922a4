import type { AttemptCounter, AttemptCounters } from "../throttle/attempt-counter.ts";
import type { Limits } from "../throttle/limits.ts";
import { AuthError } from "./auth-error.ts";

/** How many letters one mailbox gets, and how many codes may be tried on it. */
export type LetterLimits = {
  /** Whether the mailbox may have a letter now; counted when it may. */
  mayWrite: (mailbox: string) => Promise<boolean>;
  /** Throws 429 `over_email_send_rate_limit` when it may not. */
  requireTurn: (mailbox: string) => Promise<void>;
  /** Codes tried on the letters to a mailbox, right ones not counted. */
  codes: AttemptCounter;
};

/** The codes of three letters may be guessed in a day: new letters give no new guesses for ever. */
const lettersToGuess = 3;
const day = 24 * 60 * 60;

export function letterLimits(limits: Limits, counters: AttemptCounters): LetterLimits {
  // Of the kind that /recover counts for the same mailbox.
  const letters = counters("letters", 1, limits.mail_seconds);
  const waitFor = async (mailbox: string) =>
    limits.mail_seconds > 0 ? letters.take(mailbox) : undefined;
  return {
    mayWrite: async (mailbox) => (await waitFor(mailbox)) === undefined,
    requireTurn: async (mailbox) => {
      const wait = await waitFor(mailbox);
      if (wait === undefined) return;
      throw new AuthError(
        429,
        "over_email_send_rate_limit",
        `For security purposes, you can only request this after ${wait} seconds.`,
        { "retry-after": String(wait) },
      );
    },
    codes: counters("mailbox_codes", limits.failures * lettersToGuess, day),
  };
}
