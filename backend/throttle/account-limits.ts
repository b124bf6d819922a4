import { z } from "zod";

/** Limits on attempts. Only the operator sets them, in AUTH_LIMITS. */
export type Limits = {
  /** Failed sign-ins (and wrong codes) in 15 minutes, for an account, a network and a known device each. */
  failures: number;
  /** Failed sign-ins by proof of work in an hour, for a network that has already failed too often. */
  proofs: number;
  /** Sign-ups, recoveries and codes of a network in 5 minutes. */
  requests: number;
  /** Sign-ins of a network or a known device, refreshes of a session, in 5 minutes. */
  tokens: number;
  /** Seconds between two emails to one address. */
  mail_seconds: number;
  /** Seconds between two messages to one phone. */
  sms_seconds: number;
};

const defaults: Limits = {
  failures: 10,
  proofs: 30,
  requests: 30,
  tokens: 150,
  mail_seconds: 60,
  sms_seconds: 60,
};

const count = z.coerce.number().int().min(0).max(1_000_000);
const limits = z.strictObject({
  failures: count.default(defaults.failures),
  proofs: count.default(defaults.proofs),
  requests: count.default(defaults.requests),
  tokens: count.default(defaults.tokens),
  mail_seconds: count.default(defaults.mail_seconds),
  sms_seconds: count.default(defaults.sms_seconds),
});

/**
 * Reads `failures=10,proofs=30,requests=30,tokens=150,mail_seconds=60,sms_seconds=60`; missing ones keep
 * their default.
 */
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
