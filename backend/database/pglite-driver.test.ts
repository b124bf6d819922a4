import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite } from "./pglite.ts";

let connection: Awaited<ReturnType<typeof openPglite>>;
let db: Kysely<unknown>;

beforeAll(async () => {
  connection = await openPglite();
  db = connection.kysely;
  await sql`create table notes (body text)`.execute(db);
});
afterAll(() => connection?.close());

const bodies = async () => {
  const { rows } = await sql<{ body: string }>`select body from notes order by body`.execute(db);
  return rows.map((row) => row.body);
};

test("a rolled-back transaction does not undo what others wrote during it", async () => {
  const others: Promise<unknown>[] = [];
  const undone = db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('undone')`.execute(transaction);
    others.push(sql`insert into notes values ('kept')`.execute(db), bodies());
    await sql`select 1`.execute(transaction);
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  const [, seenMeanwhile] = await Promise.all(others);
  expect(seenMeanwhile).toEqual(["kept"]);
  expect(await bodies()).toEqual(["kept"]);
});

test("a failing statement releases the connection", async () => {
  const answers = await Promise.allSettled([
    sql`select 1 / 0`.execute(db),
    db.transaction().execute((transaction) => sql`select nothing`.execute(transaction)),
    sql`select 1`.execute(db),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual(["rejected", "rejected", "fulfilled"]);
});

test("closing waits for running statements and refuses later ones", async () => {
  const other = await openPglite();
  const begun = other.kysely.transaction().execute(async (transaction) => {
    await sql`create table kept (body text)`.execute(transaction);
    return sql<{ count: number }>`select count(*)::int as count from kept`.execute(transaction);
  });
  const closed = other.close();
  const late = sql`select 1`.execute(other.kysely);
  await expect(begun).resolves.toMatchObject({ rows: [{ count: 0 }] });
  await expect(late).rejects.toThrow("The database is closed.");
  await closed;
});

test("thousands of refused statements do not break it", async () => {
  for (let refused = 0; refused < 12_000; refused++) {
    await expect(sql`select nothing`.execute(db)).rejects.toMatchObject({ code: "42703" });
  }
  expect(await bodies()).toEqual(["kept"]);
});

test("more values than it can count are refused before it reads them", async () => {
  const values = Array.from({ length: 32_768 }, () => sql`(${"x"})`);
  await expect(sql`insert into notes values ${sql.join(values)}`.execute(db)).rejects.toMatchObject(
    { code: "MAX_PARAMETERS_EXCEEDED" },
  );
  expect(await bodies()).toEqual(["kept"]);
});
