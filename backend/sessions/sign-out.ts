import type { MiddlewareHandler } from "hono";
import { AuthError, readBody } from "../http/auth-error.ts";
import { requireSession } from "./account.ts";
import type { SessionSource } from "./session-answer.ts";

/**
 * POST /logout: a session that has not used the account's second factor ends only itself. The scope `global`,
 * which supabase-js sends by default, counts as `local`, and `others` is 403 `insufficient_aal`: somebody who
 * has only the password must not sign out the owner and have the owner's known devices forgotten.
 */
export const ownSignOut =
  (source: SessionSource): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== "POST" || c.req.path !== "/auth/v1/logout") return next();
    // Lite refuses a request without a session.
    const session = await requireSession(source, c).catch(() => undefined);
    if (!session?.lacksFactor) return next();
    // Lite reads both, in this order.
    const scope = c.req.query("scope") ?? (await readBody(c)).scope;
    if (scope === "others") {
      return new AuthError(
        403,
        "insufficient_aal",
        "AAL2 session is required to end other sessions when MFA is enabled.",
      ).answer();
    }
    const local = new URL(c.req.url);
    local.searchParams.set("scope", "local");
    c.req.raw = new Request(local, { method: "POST", headers: c.req.raw.headers });
    return next();
  };
