import { readFile } from "node:fs/promises";
import { type App, splitSqlStatements } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import type { Environment } from "../environment.ts";
import { StartFailure } from "../process/start-failure.ts";
import type { Database } from "./database.ts";
import { applyMigrations } from "./migrations.ts";

/**
 * Prepares the database for serving: Lite's auth tables, the roles and privileges of a hosted project, its
 * tables of second factors, then our migrations.
 */
export async function bootDatabase(
  app: App,
  database: Database,
  environment: Pick<Environment, "DATABASE_URL" | "MIGRATIONS_DIR">,
): Promise<void> {
  const boot = () => prepare(app, database, environment.MIGRATIONS_DIR);
  await (environment.DATABASE_URL ? oneAtATime(database, boot) : boot());
  await database.clearSchemaCache();
  trustOurGrants(database);
}

// Any fixed number of our own.
const bootLock = 7_305_107;

/** Lets only one backend at a time prepare a shared server. */
async function oneAtATime(database: Database, boot: () => Promise<void>): Promise<void> {
  await database.kysely.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(bootLock)})`.execute(holder);
    try {
      await boot();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(bootLock)})`.execute(holder);
    }
  });
}

async function prepare(app: App, database: Database, migrationsFolder: string): Promise<void> {
  await app.ensureSystemSchema();
  await createRoles(database);
  await runSqlFile(database.kysely, "system.sql");
  await runSqlFile(database.kysely, "factors.sql");
  await applyMigrations(database, migrationsFolder);
}

/** Creates the roles that requests run as, if they are missing. Throws StartFailure `missing_rights`. */
export async function createRoles(database: Database): Promise<void> {
  await runSqlFile(database.kysely, "roles.sql").catch(explainMissingRights);
}

const insufficientPrivilege = "42501";

function explainMissingRights(cause: unknown): never {
  if ((cause as { code?: string }).code !== insufficientPrivilege) throw cause;
  throw new StartFailure(
    "missing_rights",
    "The user in DATABASE_URL may not create the roles anon, authenticated and service_role (with BYPASSRLS): use a superuser.",
    { cause },
  );
}

/**
 * Lite looks once, at its first request, whether any table has row-level security. If one has, it grants
 * everything to everyone; if none has, it leaves row-level security off until a restart. Both are wrong here,
 * so the answer is set beforehand.
 */
function trustOurGrants(database: Database): void {
  Object.assign(database, { rlsState: "active" });
}

async function runSqlFile(db: Kysely<unknown>, file: string): Promise<void> {
  const statements = splitSqlStatements(await readFile(new URL(file, import.meta.url), "utf8"));
  await db.transaction().execute(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
}
