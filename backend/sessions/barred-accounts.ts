import type { MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import type { Database } from "../database/database.ts";
import { endSession, readAccount } from "./account.ts";

/**
 * A suspended person gets no new tokens: 400 `user_banned`, said only to who knew the password, code
 * or refresh token. Lite never looks whether an account is banned.
 */
export const barredAccounts =
  (database: Database): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const issuesTokens = /^\/auth\/v1\/(token|verify)$/.test(c.req.path);
    if (!issuesTokens || c.req.method !== "POST" || c.res.status !== 200) return;
    const { access_token: token } = await c.res.clone().json();
    const { sub, session_id: session } = decodeJwt<{ session_id: string }>(token);
    const account = await readAccount(database, sub, session);
    if (!account?.isSuspended) return;
    await endSession(database, session);
    c.res = undefined;
    c.res = c.json({ code: 400, error_code: "user_banned", msg: "User is banned" }, 400);
  };
