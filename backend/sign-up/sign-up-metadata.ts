import { AuthError } from "../http/auth-error.ts";

/** What the product and docs/requirements.md R3.8 keep of a person beside the account. */
const known = ["full_name", "has_completed_profile", "language", "role", "account_status"];

/** Bytes of the metadata as JSON. */
const most = 8 * 1024;

/**
 * The known ones of the metadata that somebody sends about themselves, texts, numbers, truths and null
 * alone; others are left out. It is carried in every token. Throws 400 `validation_failed` over 8 kB.
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
