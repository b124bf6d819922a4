import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { AuthError } from "./auth-error.ts";

/**
 * Lets only the bearer of the secret key pass, as Supabase Auth's admin API does: without one 401
 * `no_authorization`, with another 403 `not_admin`.
 */
export function requireSecretKey(c: Context, secretKey: string): void {
  const bearer = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  if (!bearer) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const [given, wanted] = [Buffer.from(bearer), Buffer.from(secretKey)];
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new AuthError(403, "not_admin", "User not allowed");
}
