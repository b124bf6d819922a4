import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { createConfirmedUser } from "../accounts/new-account.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import { StartFailure } from "../process/start-failure.ts";
import type { Database } from "./database.ts";

type Settings = Pick<Environment, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "SEED">;

/**
 * What happens once in the life of a database: the first administrator and, when SEED is `sample`, the sample
 * content. All in one transaction with the record that it happened, so that an interrupted start begins
 * again. Resolves with the lines to show to the operator.
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

/** Records that a step is done. A second caller, on another server, waits and gets false. */
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

type Row = Record<string, unknown>;

/** What supabase/seed/seed.ts exports as `seed`. */
type Seed = (
  insert: (table: string, rows: Row[]) => Promise<void>,
  context: { today: Date; createUser: (user: { id: string; email: string }) => Promise<void> },
) => Promise<void>;

const seedFile = new URL("../../supabase/seed/seed.ts", import.meta.url);

/** Whether this installation includes sample content. */
const hasSample = () => existsSync(seedFile);

/** Fills the database with the sample school, inside the caller's transaction. */
async function seedSample(db: Kysely<unknown>): Promise<void> {
  const { seed }: { seed: Seed } = await import(seedFile.href);
  try {
    await seed((table, rows) => insertRows(db, table, rows), {
      today: new Date(),
      createUser: async (user) => void (await createConfirmedUser(db, user)),
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "unknown reason";
    throw new StartFailure("seed_failed", `The sample content cannot be written: ${reason}.`, {
      cause,
    });
  }
  log.info("sample content seeded");
}

/**
 * Inserts rows into a table of the schema public, grouped by their columns: in a shared statement a column
 * that a row leaves out would become NULL instead of its default.
 */
export async function insertRows(db: Kysely<unknown>, table: string, rows: Row[]): Promise<void> {
  const groups = Object.groupBy(rows, (row) => JSON.stringify(Object.keys(row).sort()));
  const target = sql.id("public", table);
  for (const [key, group] of Object.entries(groups)) {
    const columns = sql.join((JSON.parse(key) as string[]).map((column) => sql.id(column)));
    // One JSON parameter, so that the database itself parses every type, including arrays and jsonb.
    await sql`insert into ${target} (${columns})
      select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(group)}::json)`.execute(
      db,
    );
  }
}
