import type { MiddlewareHandler } from "hono";
import { isEasyPassword } from "../../data/accounts/easy-passwords.ts";
import { shortestPassword } from "../../data/accounts/passwords.ts";
import { isEmailAddress } from "../../data/forms/email-address.ts";
import { AuthError, invalid, readBody } from "../http/auth-error.ts";

/**
 * Refuses requests to /auth/v1 with an `email` that is not the address of one mailbox: 400
 * `validation_failed`, and for a sign-in, as no account can have such an address, `invalid_credentials`.
 */
export const oneMailbox = (): MiddlewareHandler => async (c, next) => {
  if (!c.req.path.startsWith("/auth/v1/") || !["POST", "PUT"].includes(c.req.method)) return next();
  const { email } = await readBody(c);
  if (!email || isEmailAddress(String(email))) return next();
  return (
    c.req.path === "/auth/v1/token"
      ? new AuthError(400, "invalid_credentials", "Invalid login credentials")
      : invalid("Unable to validate email address: invalid format")
  ).answer();
};

/**
 * Refuses a new password that is too short, easy to guess, or equal to the account's address or the part
 * before the @: 422 `weak_password` with the reason, as Supabase Auth does.
 */
export function refuseWeakPassword(password: string, email: string): void {
  if (password.length < shortestPassword) {
    throw weak("length", `Password should be at least ${shortestPassword} characters.`);
  }
  if (isEasyPassword(password, email)) {
    throw weak(
      "pwned",
      "Password is known to be weak and easy to guess, please choose a different one.",
    );
  }
}

const weak = (reason: string, message: string) =>
  new AuthError(422, "weak_password", message, {}, { weak_password: { reasons: [reason] } });

/** The metadata that the product and docs/requirements.md R3.8 keep with an account. */
const known = ["full_name", "has_completed_profile", "language", "role", "account_status"];

/** The most bytes of the metadata as JSON. */
const most = 8 * 1024;

/**
 * The known fields of the metadata that people send about themselves; only texts, numbers, booleans and null,
 * all others are left out. Every token carries them. Throws 400 `validation_failed` over 8 kB.
 */
export function knownMetadata(sent: unknown): Record<string, unknown> {
  if (Buffer.byteLength(JSON.stringify(sent ?? {})) > most) {
    throw new AuthError(400, "validation_failed", "The metadata is larger than 8 kB");
  }
  const given = (sent ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    known
      .filter((key) => Object.hasOwn(given, key) && isPlain(given[key]))
      .map((key) => [key, given[key]]),
  );
}

const isPlain = (value: unknown) =>
  value === null || ["string", "number", "boolean"].includes(typeof value);
