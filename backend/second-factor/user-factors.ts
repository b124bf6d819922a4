import type { MiddlewareHandler } from "hono";
import type { Database } from "../database/database.ts";
import { withFactors } from "./factor-rows.ts";

/** Lite knows no second factors: every person that it describes gets the list of theirs. */
export const userFactors =
  (database: Database): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.req.path !== "/auth/v1/user" || c.res.status !== 200) return;
    const user = await withFactors(database, await c.res.clone().json());
    const headers = new Headers(c.res.headers);
    headers.delete("content-length");
    c.res = undefined;
    c.res = Response.json(user, { status: 200, headers });
  };
