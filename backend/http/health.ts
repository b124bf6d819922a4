import type { Handler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { describeError, log } from "../log.ts";

/** GET /health: 200 when the database answers a trivial query, else 503. */
export const health =
  (database: Database): Handler =>
  async (c) => {
    try {
      await sql`select 1`.execute(database.kysely);
      return c.json({ status: "ok" });
    } catch (error) {
      log.error(describeError(error), "health query failed");
      return c.json({ status: "database_unreachable" }, 503);
    }
  };
