import { type Kysely, sql } from "kysely";
import { StartFailure } from "../start-failure.ts";
import { listApplied, type Migration, record } from "./migration-history.ts";

/** How many migrations the baseline took the place of. It has the version of the last of them. */
const replaced = 89;
/** The last commit that has them all: an older database is brought up to date by one start of it. */
const lastCommitWithAll = "c2e8b2b7c4";

/**
 * Records the baseline in place of the migrations that it replaced, where a database has all of them:
 * its tables and rows are those of the baseline already. Does nothing to a new database, or to one that
 * has been taken over. Throws StartFailure `database_too_old` where only some were applied.
 */
export async function takeOver(
  transaction: Kysely<unknown>,
  baseline: Migration,
  statements: string[],
): Promise<void> {
  const applied = await listApplied(transaction);
  const old = applied.filter((version) => version <= baseline.version);
  if (old.length === 0 || old.join() === baseline.version) return;
  if (old.length < replaced) {
    throw new StartFailure(
      "database_too_old",
      `This database has ${old.length} of the ${replaced} migrations that the baseline replaced. Start it once with commit ${lastCommitWithAll} of the site, then with this one.`,
    );
  }
  await sql`delete from supabase_migrations.schema_migrations
    where version <= ${baseline.version}`.execute(transaction);
  await record(transaction, baseline, statements);
}
