import { readFileSync } from "node:fs";
import { AuthError } from "./auth-error.ts";

const common = new Set(
  readFileSync(new URL("../passwords/common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);

const shortest = 8;

/**
 * Refuses a new password that is too short, that everybody tries first, or that is the address it
 * guards or the part of it before the @: 422 `weak_password` with the reason, as Supabase Auth says it.
 */
export function refuseWeakPassword(password: string, email: string): void {
  if (password.length < shortest) {
    throw weak("length", `Password should be at least ${shortest} characters.`);
  }
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  if (common.has(plain) || plain === address || plain === address.split("@")[0]) {
    throw weak(
      "pwned",
      "Password is known to be weak and easy to guess, please choose a different one.",
    );
  }
}

const weak = (reason: string, message: string) =>
  new AuthError(422, "weak_password", message, {}, { weak_password: { reasons: [reason] } });
