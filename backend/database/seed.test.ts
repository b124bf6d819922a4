import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRows } from "./first-start.ts";
import { openPglite } from "./pglite.ts";

let connection: Awaited<ReturnType<typeof openPglite>>;
let db: Kysely<unknown>;

beforeAll(async () => {
  connection = await openPglite();
  db = connection.kysely;
  await sql`create table public.plants (
    id integer primary key, height numeric default 10, tags text[] default '{new}', note jsonb, sown date
  )`.execute(db);
});
afterAll(() => connection?.close());

test("seeded rows keep the defaults of the columns they leave out", async () => {
  await insertRows(db, "plants", [
    { id: 1, height: 3, tags: ["a", "b,c"], note: { deep: [1] }, sown: "2026-11-21" },
    { id: 2, note: "text" },
    { id: 3, height: null },
  ]);
  const { rows } = await sql`select * from public.plants order by id`.execute(db);
  expect(rows).toEqual([
    { id: 1, height: 3, tags: ["a", "b,c"], note: { deep: [1] }, sown: "2026-11-21" },
    { id: 2, height: 10, tags: ["new"], note: "text", sown: null },
    { id: 3, height: null, tags: ["new"], note: null, sown: null },
  ]);
});
