import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import { log } from "../log.ts";
import { StartFailure } from "../start-failure.ts";
import { takeOver } from "./baseline.ts";
import type { Database } from "./database.ts";
import {
  createHistory,
  listApplied,
  lockHistory,
  type Migration,
  record,
} from "./migration-history.ts";

/**
 * Applies every migration of the folder that the history does not name, in order of version, each in
 * one transaction, and records it as the Supabase CLI does, so that `supabase db push` and this boot
 * may take turns on one database. Throws `migration_failed`; the failing file leaves no trace.
 */
export async function applyMigrations(database: Database, folder: string): Promise<void> {
  await createHistory(database.kysely);
  for (const migration of await listMigrations(folder)) {
    const statements = splitSqlStatements(await readFile(join(folder, migration.file), "utf8"));
    const applied = await database.kysely.transaction().execute(async (transaction) => {
      await lockHistory(transaction);
      if (migration.name === "baseline") await takeOver(transaction, migration, statements);
      return applyMigration(transaction, migration, statements);
    });
    if (applied) log.info({ migration: migration.file }, "migration applied");
  }
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch((cause) => {
    throw new StartFailure("migration_failed", `The folder ${folder} cannot be read.`, { cause });
  });
  return files.sort().flatMap((file) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
    return version && name ? [{ file, version, name }] : [];
  });
}

async function applyMigration(
  db: Kysely<unknown>,
  migration: Migration,
  statements: string[],
): Promise<boolean> {
  if ((await listApplied(db)).includes(migration.version)) return false;
  for (const [index, statement] of statements.entries()) {
    await sql
      .raw(statement)
      .execute(db)
      .catch((cause) => {
        throw new StartFailure(
          "migration_failed",
          failureSentence(migration.file, index + 1, cause),
          {
            cause,
          },
        );
      });
  }
  await record(db, migration, statements);
  return true;
}

function failureSentence(file: string, statement: number, cause: unknown): string {
  const { code, message } = cause as { code?: string; message?: string };
  return `Migration ${file} failed at statement ${statement} with SQLSTATE ${code ?? "unknown"}: ${message}.`;
}
