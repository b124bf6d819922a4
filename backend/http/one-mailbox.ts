import type { MiddlewareHandler } from "hono";
import { AuthError, readBody } from "./auth-error.ts";
import { isMailbox } from "./email-address.ts";

/**
 * Refuses what is sent to /auth/v1 with an `email` that is not the address of one mailbox: 400
 * `validation_failed`, and for a sign-in, where nobody can have such an account, `invalid_credentials`.
 */
export const oneMailbox = (): MiddlewareHandler => async (c, next) => {
  if (!c.req.path.startsWith("/auth/v1/") || !["POST", "PUT"].includes(c.req.method)) return next();
  const { email } = await readBody(c);
  if (!email || isMailbox(String(email))) return next();
  return (
    c.req.path === "/auth/v1/token"
      ? new AuthError(400, "invalid_credentials", "Invalid login credentials")
      : new AuthError(400, "validation_failed", "Unable to validate email address: invalid format")
  ).answer();
};
