import { limitsText } from "../../platform/limits.ts";

/** Limits on attempts. Only the operator sets them, in AUTH_LIMITS. */
export type AccountLimits = {
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
  /** Seconds between two messages to one phone; 0 also turns off the limits of a day. */
  sms_seconds: number;
};

const number = (usual: number) => ({ least: 0, most: 1_000_000, usual });

/** Reads `failures=10,proofs=30,requests=30,tokens=150,mail_seconds=60,sms_seconds=60`. */
export const accountLimitsText = limitsText({
  failures: number(10),
  proofs: number(30),
  requests: number(30),
  tokens: number(150),
  mail_seconds: number(60),
  sms_seconds: number(60),
});
