import { randomUUID } from "node:crypto";
import type { App } from "@supabase/lite";
import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { askLite } from "./lite-answer.ts";

/**
 * The embedded backend confirms the address of a sign-up by itself, as a sign-up goes straight on to
 * the alumni profile, unless the school has set that letters confirm them (confirm_sign_ups). An
 * address on the list of administrators opens the administration, so there the confirmation always
 * has to go by mail: these sign-ups are answered by a Lite that asks for it.
 */
export const provenAddresses =
  (database: Database, confirming: App): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.path !== "/auth/v1/signup" || c.req.method !== "POST") return next();
    const { email, data } = await c.req.raw
      .clone()
      .json()
      .catch(() => ({ email: undefined }));
    if (typeof email !== "string" || !(await mustBeProven(database, email))) return next();
    return (await hasAccount(database, email))
      ? c.json(nobody(email, data))
      : askLite(confirming, c.req.raw);
  };

async function hasAccount(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from auth.users where email = lower(btrim(${email}))`.execute(
    database.kysely,
  );
  return rows.length > 0;
}

/**
 * Where a sign-up waits for its letter, Supabase Auth does not tell a taken address: it answers with
 * a person who is not there.
 */
function nobody(email: string, data: unknown) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: "authenticated",
    role: "authenticated",
    email: email.toLowerCase(),
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: data ?? {},
    identities: [],
    confirmation_sent_at: now,
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

async function mustBeProven(database: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from public.admin_users where email = lower(btrim(${email}))
    union all select from private.security_settings where confirms_sign_ups`.execute(
    database.kysely,
  );
  return rows.length > 0;
}
