import { randomUUID } from "node:crypto";
import { type Context, type Handler, Hono } from "hono";
import { sql } from "kysely";
import { z } from "zod";
import { isEmailAddress } from "../../data/forms/email-address.ts";
import { isRowId } from "../../data/forms/ids.ts";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";
import { requireSecretKey } from "../http/api-keys.ts";
import { AuthError, invalid } from "../http/auth-error.ts";
import { createConfirmedUser } from "./new-account.ts";

const wanted = z.object({
  email: z.string().refine(isEmailAddress, "Invalid email address"),
  password: z.string().min(8).max(72),
  email_confirm: z.literal(true),
  user_metadata: z.record(z.string(), z.unknown()).default({}),
});

const publicUser = sql`id, aud, role, email, email_confirmed_at,
  raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata, created_at, updated_at`;

/**
 * The part of Supabase Auth's admin API that the contract check needs (supabase/contract/), for the secret
 * key only: POST /admin/users `{email, password, email_confirm: true, user_metadata?}` → the person, with a
 * confirmed address; 422 `email_exists`. GET /admin/users/:id → the person, which supabase-js requests before
 * it deletes one; DELETE /admin/users/:id → `{}`; both 404 `user_not_found`.
 * https://supabase.com/docs/reference/javascript/auth-admin-createuser
 */
export function adminUserRoutes(
  database: Database,
  settings: Pick<Environment, "SUPABASE_SECRET_KEY">,
): Hono {
  const answer =
    (action: (c: Context) => Promise<unknown>): Handler =>
    async (c) => {
      try {
        requireSecretKey(c, settings.SUPABASE_SECRET_KEY);
        return Response.json(await action(c));
      } catch (error) {
        if (error instanceof AuthError) return error.answer();
        throw error;
      }
    };
  return new Hono()
    .post(
      "/",
      answer(async (c) => createUser(database, await c.req.json())),
    )
    .get(
      "/:id",
      answer((c) => getUser(database, c.req.param("id") ?? "")),
    )
    .delete(
      "/:id",
      answer((c) => deleteUser(database, c.req.param("id") ?? "")),
    );
}

async function createUser({ kysely }: Database, sent: unknown) {
  const user = wanted.safeParse(sent);
  if (!user.success) {
    const { path, message } = user.error.issues[0] ?? { path: [], message: "" };
    throw invalid(`${path.join(".")}: ${message}`);
  }
  const { email, password, user_metadata } = user.data;
  return kysely.transaction().execute(async (db) => {
    const taken = await sql`select from auth.users where email = ${email.toLowerCase()}`.execute(
      db,
    );
    if (taken.rows.length > 0) {
      throw new AuthError(
        422,
        "email_exists",
        "A user with this email address has already been registered",
      );
    }
    const id = await createConfirmedUser(db, { id: randomUUID(), email, password });
    const { rows } = await sql`
      update auth.users set invited_at = null,
        raw_user_meta_data = raw_user_meta_data || ${JSON.stringify(user_metadata)}::text::jsonb
      where id = ${id}::uuid
      returning ${publicUser}`.execute(db);
    return rows[0];
  });
}

async function getUser({ kysely }: Database, id: string) {
  requireUuid(id);
  const { rows } = await sql`select ${publicUser} from auth.users where id = ${id}::uuid`.execute(
    kysely,
  );
  if (rows.length === 0) throw unknownUser();
  return rows[0];
}

async function deleteUser({ kysely }: Database, id: string) {
  requireUuid(id);
  const { rows } = await sql`delete from auth.users where id = ${id}::uuid returning id`.execute(
    kysely,
  );
  if (rows.length === 0) throw unknownUser();
  return {};
}

function requireUuid(id: string): void {
  if (!isRowId(id)) throw unknownUser();
}

const unknownUser = () => new AuthError(404, "user_not_found", "User not found");
