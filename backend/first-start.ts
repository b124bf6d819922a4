import { randomBytes, randomUUID } from "node:crypto";
import { hash } from "bcryptjs";
import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Environment } from "./environment.ts";
import { log } from "./log.ts";
import { hasSample, seedSample } from "./seed.ts";

type Settings = Pick<Environment, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "SEED">;

// biome-ignore lint/suspicious/noExplicitAny: SQL is written out; no schema is known here.
type Transaction = Kysely<any>;

/**
 * What happens once in the life of a database: the first administrator and, when SEED is `sample`,
 * the sample content. All of it in one transaction with the record that it happened, so that a start
 * cut short begins again. Resolves with the lines to show to whoever started the product.
 */
export async function prepareFirstStart(database: Database, settings: Settings): Promise<string[]> {
  return database.kysely.transaction().execute(async (transaction) => {
    const notices: string[] = [];
    if (await isFirst(transaction, "admin")) {
      notices.push(...(await createFirstAdmin(transaction, settings)));
    }
    const seeds = settings.SEED === "sample";
    if ((!seeds || hasSample()) && (await isFirst(transaction, "seed"))) {
      if (seeds) await seedSample(transaction);
    }
    return notices;
  });
}

/** Records that a step is taken. Whoever comes second, on another server, waits and gets false. */
async function isFirst(db: Transaction, step: string): Promise<boolean> {
  const { rows } = await sql`insert into embedded.first_start (step) values (${step})
    on conflict do nothing returning step`.execute(db);
  return rows.length > 0;
}

async function createFirstAdmin(db: Transaction, settings: Settings): Promise<string[]> {
  const existing = await sql`select from public.auth_user_roles where role = 'admin'`.execute(db);
  if (existing.rows.length > 0) return [];
  const email = (settings.ADMIN_EMAIL ?? "admin@school.example").toLowerCase();
  const password = settings.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  const id = await createConfirmedUser(db, { id: randomUUID(), email, password });
  await sql`insert into public.admin_users (email) values (${email})
    on conflict (email) do nothing`.execute(db);
  await sql`insert into public.auth_user_roles (user_id, role) values (${id}, 'admin')
    on conflict (user_id) do update set role = 'admin'`.execute(db);
  await sql`insert into public.users (id, email, role) values (${id}, ${email}, 'admin')
    on conflict (id) do update set role = 'admin'`.execute(db);
  log.info("first administrator created");
  if (settings.ADMIN_PASSWORD) return [];
  return [`Administrator: ${email}, password: ${password} (shown only once)`];
}

/**
 * Adds a person whose address counts as proven, as if invited by mail: the rows that a sign-up
 * makes, and the time of an invitation. Without a password nobody can sign in with one. Resolves
 * with the person's id, which is another than asked for when the address has an account already.
 */
export async function createConfirmedUser(
  db: Transaction,
  user: { id: string; email: string; password?: string },
): Promise<string> {
  const email = user.email.toLowerCase();
  const passwordHash = user.password ? await hash(user.password, 10) : null;
  const { rows } = await sql<{ id: string }>`
    insert into auth.users (id, email, encrypted_password, invited_at, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data)
    values (${user.id}, ${email}, ${passwordHash}, now(), now(),
      '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('sub', ${user.id}::text, 'email', ${email}::text,
        'email_verified', true, 'phone_verified', false))
    on conflict (email) where is_sso_user = false
      do update set encrypted_password = coalesce(excluded.encrypted_password, users.encrypted_password),
        invited_at = now(), email_confirmed_at = now()
    returning id`.execute(db);
  const id = rows[0]?.id ?? user.id;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id},
      jsonb_build_object('sub', ${id}::text, 'email', ${email}::text,
        'email_verified', true, 'phone_verified', false))
    on conflict (provider, provider_id) do nothing`.execute(db);
  return id;
}
