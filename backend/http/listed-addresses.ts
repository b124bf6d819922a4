import type { App } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database.ts";

/**
 * The embedded backend confirms the address of a sign-up by itself, as a sign-up goes straight on to
 * the alumni profile. An address on the list of administrators opens the administration, so there
 * the confirmation has to go by mail: those sign-ups are answered by a Lite that asks for it.
 */
export const listedAddresses =
  (database: Database, confirming: App): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.path !== "/auth/v1/signup" || c.req.method !== "POST") return next();
    const { email } = await c.req.raw
      .clone()
      .json()
      .catch(() => ({ email: undefined }));
    if (typeof email !== "string" || !(await isListed(database, email))) return next();
    return confirming.fetch(c.req.raw);
  };

async function isListed(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from public.admin_users
    where email = lower(btrim(${email}))`.execute(database.kysely);
  return rows.length > 0;
}
