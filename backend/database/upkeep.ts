import { sql } from "kysely";
import { indianClock, indianDay } from "../../data/calendar/indian-time.ts";
import { describeError, log } from "../log.ts";
import type { Database } from "./database.ts";

const lookEvery = 10 * 60_000;
/** The hour in India with the fewest requests. */
const quietHour = 3;

/**
 * Does at night what a PostgreSQL server does by itself (autovacuum): reclaims the space of dead rows, and
 * updates the planner's statistics. A database that was never analysed is analysed at the first check. `stop`
 * waits for the table in progress.
 */
export function keepInOrder(database: Database): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  let orderedOn: string | undefined;
  let running = Promise.resolve();
  const look = async () => {
    const now = new Date();
    const isQuiet = indianClock(now).getUTCHours() === quietHour;
    if (isQuiet ? orderedOn === indianDay(now) : await isCounted(database)) return;
    orderedOn = indianDay(now);
    await putInOrder(database, stopped.signal);
  };
  const timer = setInterval(() => {
    running = running.then(look).catch((error) => log.error(describeError(error), "upkeep failed"));
  }, lookEvery).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
}

/** Table by table, so that a request waits for at most one. */
export async function putInOrder(database: Database, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
    order by 1`.execute(database.kysely);
  for (const { name } of rows) {
    if (signal?.aborted) return;
    await sql.raw(`vacuum (analyze) ${name}`).execute(database.kysely);
  }
}

/** Whether the planner has statistics, judged by a table that always has rows. */
async function isCounted(database: Database): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    select reltuples >= 0 as counted from pg_class
    where oid = 'supabase_migrations.schema_migrations'::regclass`.execute(database.kysely);
  return rows[0]?.counted === true;
}
