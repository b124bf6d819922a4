import { randomBytes, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { createConfirmedUser } from "./confirmed-user.ts";
import type { Database } from "./database/database.ts";
import { hasSample, seedSample } from "./database/seed.ts";
import type { Environment } from "./environment.ts";
import { log } from "./log.ts";

type Settings = Pick<Environment, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "SEED">;

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
async function isFirst(db: Kysely<unknown>, step: string): Promise<boolean> {
  const { rows } = await sql`insert into embedded.first_start (step) values (${step})
    on conflict do nothing returning step`.execute(db);
  return rows.length > 0;
}

async function createFirstAdmin(db: Kysely<unknown>, settings: Settings): Promise<string[]> {
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
