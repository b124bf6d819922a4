import { existsSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { createConfirmedUser } from "../confirmed-user.ts";
import { log } from "../log.ts";
import { StartFailure } from "../start-failure.ts";

type Row = Record<string, unknown>;

/** What supabase/seed/seed.ts exports as `seed`. */
type Seed = (
  insert: (table: string, rows: Row[]) => Promise<void>,
  context: { today: Date; createUser: (user: { id: string; email: string }) => Promise<void> },
) => Promise<void>;

const seedFile = new URL("../../supabase/seed/seed.ts", import.meta.url);

/** Whether this copy of the product brings sample content. */
export const hasSample = () => existsSync(seedFile);

/** Fills the database with the sample school, inside the caller's transaction. */
export async function seedSample(db: Kysely<unknown>): Promise<void> {
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
 * Inserts rows into a table of the schema public. Rows that name the same columns go together: in
 * one statement a column that a row leaves out would become NULL instead of its default.
 */
export async function insertRows(db: Kysely<unknown>, table: string, rows: Row[]): Promise<void> {
  const groups = Object.groupBy(rows, (row) => JSON.stringify(Object.keys(row).sort()));
  const target = sql.id("public", table);
  for (const [key, group] of Object.entries(groups)) {
    const columns = sql.join((JSON.parse(key) as string[]).map((column) => sql.id(column)));
    // One JSON parameter, so that the database itself reads every type, arrays and jsonb included.
    await sql`insert into ${target} (${columns})
      select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(group)}::json)`.execute(
      db,
    );
  }
}
