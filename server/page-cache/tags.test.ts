import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";
import { readFrom, tablesBehind, tablesWrittenBy, writtenBy } from "./tags.ts";

type DatabaseFunction = {
  schema: string;
  name: string;
  is_volatile: boolean;
  is_callable: boolean;
  definition: string;
};

let database: Awaited<ReturnType<typeof openPglite>>;
let functions: DatabaseFunction[];

beforeAll(async () => {
  database = await openPglite();
  await bootDatabase(new App({ connection: database }), database, {
    MIGRATIONS_DIR: fileURLToPath(new URL("../../supabase/migrations", import.meta.url)),
  });
  functions = await rows<DatabaseFunction>(`
    select n.nspname as schema, p.proname as name, p.provolatile = 'v' as is_volatile,
      has_function_privilege('authenticated', p.oid, 'execute') as is_callable,
      pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and p.prokind = 'f'`);
}, 60_000);
afterAll(() => database.close());

async function rows<Row extends object>(query: string): Promise<Row[]> {
  return (await database.driver.query<Row>(query)).rows;
}

const relations = async (condition: string) =>
  (
    await rows<{ name: string }>(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and ${condition}`)
  ).map(({ name }) => name);

const calls = (isVolatile: boolean) =>
  functions
    .filter(({ schema, is_volatile }) => schema === "public" && is_volatile === isVolatile)
    .map(({ name }) => `rpc/${name}`);

/** The tables that a function and all those it calls write to, by their words. */
function writtenIn({ definition }: DatabaseFunction, seen = new Set<DatabaseFunction>()): string[] {
  const writes = /\b(?:insert\s+into|update|delete\s+from)\s+(?:public|private)\.(\w+)/gi;
  const called = [...definition.matchAll(/\b(public|private)\.(\w+)\s*\(/g)].flatMap(
    ([, schema, name]) => functions.filter((one) => one.schema === schema && one.name === name),
  );
  return [
    ...[...definition.matchAll(writes)].map(([, table = ""]) => table),
    ...called.flatMap((one) => {
      if (seen.has(one)) return [];
      seen.add(one);
      return writtenIn(one, seen);
    }),
  ];
}

test("every view of the database is read from its tables", async () => {
  const views = await relations("c.relkind = 'v' and n.nspname = 'public'");
  expect(views).not.toEqual([]);
  for (const view of views) expect(tablesBehind(view), view).not.toContain(view);
});

test("only views, tables and functions that the database lets read are named as read", async () => {
  const known = [...(await relations("c.relkind in ('r', 'p', 'v')")), ...calls(false)];
  expect(Object.keys(readFrom).filter((name) => !known.includes(name))).toEqual([]);
});

test("only tables and functions that the database lets write are named as writing", async () => {
  const known = [...(await relations("c.relkind in ('r', 'p')")), ...calls(true)];
  expect(Object.keys(writtenBy).filter((name) => !known.includes(name))).toEqual([]);
});

test("what they are read from and write to are tables of the database", async () => {
  const tables = await relations("c.relkind in ('r', 'p')");
  const named = [...Object.values(readFrom), ...Object.values(writtenBy)].flat();
  expect([...new Set(named)].filter((table) => !tables.includes(table))).toEqual([]);
});

// Calls with the secret key are jobs, which name what they write (server/jobs/jobs.ts), and forms.
test("every call that writes to a table of public pages names it", async () => {
  const ofPages = await relations(`c.relkind in ('r', 'p') and exists (
    select from pg_policy p where p.polrelid = c.oid and 'anon'::regrole::oid = any (p.polroles))`);
  const writing = functions.filter(
    ({ schema, is_volatile, is_callable }) => schema === "public" && is_volatile && is_callable,
  );
  expect(ofPages).toContain("gallery_images");
  expect(writing.length).toBeGreaterThan(40);
  const forgotten = writing.flatMap((one) => {
    const named = tablesWrittenBy(`rpc/${one.name}`);
    return [...new Set(writtenIn(one))]
      .filter((table) => ofPages.includes(table) && !named.includes(table))
      .map((table) => `rpc/${one.name}: ${table}`);
  });
  expect(forgotten).toEqual([]);
});

test("a call that only reads changes no page, whatever HTTP method asks it", () => {
  expect(tablesWrittenBy("rpc/get_application")).toEqual([]);
  expect(tablesWrittenBy("rpc/search_site")).toEqual([]);
  expect(tablesBehind("rpc/search_site")).toContain("events");
});

test("a table stands for itself, a function without public effects for nothing", () => {
  expect(tablesBehind("events")).toEqual(["events"]);
  expect(tablesWrittenBy("events")).toEqual(["events"]);
  expect(tablesBehind("rpc/get_service_status")).toEqual([]);
});
