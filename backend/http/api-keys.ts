import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { bearerToken } from "../../platform/bearer.ts";
import type { Environment } from "../environment.ts";
import { AuthError } from "./auth-error.ts";

/**
 * Admits only the bearer of the secret key, like Supabase Auth's admin API: 401 `no_authorization` without a
 * key, 403 `not_admin` with another.
 */
export function requireSecretKey(c: Context, secretKey: string): void {
  const bearer = bearerToken(c.req.header("authorization"));
  if (!bearer) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  if (isSame(bearer, secretKey)) return;
  throw new AuthError(403, "not_admin", "User not allowed");
}

/** Refuses a request with neither of the two API keys (401), with Lite's message. */
export function requireApiKey(
  c: Context,
  keys: Pick<Environment, "SUPABASE_PUBLISHABLE_KEY" | "SUPABASE_SECRET_KEY">,
): void {
  const given = c.req.header("apikey") ?? c.req.query("apikey");
  if (!given) {
    const hint = { hint: "No `apikey` request header or url param was found." };
    throw new AuthError(401, "no_authorization", "No API key found in request", {}, hint);
  }
  const { SUPABASE_PUBLISHABLE_KEY: publishable, SUPABASE_SECRET_KEY: secret } = keys;
  if (isSame(given, publishable) || isSame(given, secret)) return;
  const hint = { hint: "Double check your Supabase `apikey`" };
  throw new AuthError(401, "no_authorization", "Invalid API key", {}, hint);
}

/** Compares in constant time. */
function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
