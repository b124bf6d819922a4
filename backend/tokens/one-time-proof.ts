import { createHash, randomInt } from "node:crypto";

/**
 * Six digits for the reader of a letter, and the hash that its link carries and the database keeps:
 * SHA-256 of address and digits in hexadecimal, as Lite looks it up.
 */
export function newProof(email: string): { code: string; tokenHash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return { code, tokenHash: hashProof(email, code) };
}

export const hashProof = (email: string, code: string): string =>
  createHash("sha256")
    .update(email.toLowerCase() + code)
    .digest("hex");
