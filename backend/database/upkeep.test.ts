import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { keepInOrder, putInOrder } from "./upkeep.ts";

const run = (database: Database, statement: string) => sql.raw(statement).execute(database.kysely);

async function openSchool(): Promise<Database> {
  const database = await openPglite();
  await run(database, "create schema supabase_migrations");
  await run(database, "create table supabase_migrations.schema_migrations (version text)");
  await run(
    database,
    "create table notes as select n, n % 2 = 0 as odd from generate_series(1, 20000) n",
  );
  return database;
}

async function sizeAndCount(database: Database) {
  const { rows } = await sql<{ bytes: number; counted: number; known: number }>`
    select pg_table_size('notes')::int as bytes, reltuples::int as counted,
      (select count(*)::int from pg_stats where tablename = 'notes') as known
    from pg_class where oid = 'notes'::regclass`.execute(database.kysely);
  return rows[0];
}

test("the space of dead rows is reused, and the planner has current statistics", async () => {
  const database = await openSchool();
  expect(await sizeAndCount(database)).toMatchObject({ counted: -1, known: 0 });
  await run(database, "delete from notes where n > 100");
  const before = (await sizeAndCount(database))?.bytes ?? 0;
  await putInOrder(database);
  const after = await sizeAndCount(database);
  expect(after).toMatchObject({ counted: 100, known: 2 });
  expect(after?.bytes).toBeLessThan(before / 4);
  await database.close();
});

test("upkeep runs once a night, and by day where it never ran", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  // It is three in the afternoon in India.
  vi.setSystemTime("2026-11-25T09:30:00Z");
  const database = await openSchool();
  const upkeep = keepInOrder(database);
  const counted = async () => (await sizeAndCount(database))?.counted;
  const grow = () => run(database, "insert into notes select 1, true");
  try {
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await vi.waitFor(async () => expect(await counted()).toBe(20_000));
    await grow();
    await vi.advanceTimersByTimeAsync(11 * 3_600_000);
    expect(await counted()).toBe(20_000);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    await vi.waitFor(async () => expect(await counted()).toBe(20_001));
    await grow();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect(await counted()).toBe(20_001);
  } finally {
    vi.useRealTimers();
    await upkeep.stop();
    await database.close();
  }
});
