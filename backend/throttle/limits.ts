import { z } from "zod";

/** How often is too often. Set by the operator alone, in AUTH_LIMITS. */
export type Limits = {
  /** Failed sign-ins (and wrong codes) in 15 minutes, for an account and for a network each. */
  failures: number;
  /** Sign-ups, recoveries and codes of a network in 5 minutes. */
  requests: number;
  /** Sign-ins and refreshed tokens of a network in 5 minutes. */
  tokens: number;
  /** Seconds between two letters to one address. */
  mail_seconds: number;
  /** Seconds between two messages to one phone. */
  sms_seconds: number;
};

const defaults: Limits = {
  ...{ failures: 10, requests: 30, tokens: 150 },
  ...{ mail_seconds: 60, sms_seconds: 60 },
};

const count = z.coerce.number().int().min(0).max(1_000_000);
const limits = z.strictObject({
  failures: count.default(defaults.failures),
  requests: count.default(defaults.requests),
  tokens: count.default(defaults.tokens),
  mail_seconds: count.default(defaults.mail_seconds),
  sms_seconds: count.default(defaults.sms_seconds),
});

/** Reads `failures=10,requests=30,tokens=150,mail_seconds=60,sms_seconds=60`; what is left out keeps its default. */
export const limitsText = z
  .string()
  .regex(/^(\w+=\d+(,|$))*$/, "must be like failures=10,requests=30")
  .transform((text) =>
    Object.fromEntries(
      text
        .split(",")
        .filter(Boolean)
        .map((pair) => pair.split("=")),
    ),
  )
  .pipe(limits);
