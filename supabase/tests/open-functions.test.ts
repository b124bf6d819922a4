import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";
import { openPostgres } from "../../backend/database/postgres.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { forAccounts, forVisitors } from "./open-functions.ts";

// Asks the database's catalogue that exactly the functions of open-functions.ts are open.
describe.each(databases)("on %s", (kind) => {
  let server: PostgresServer | undefined;
  let names: (query: string) => Promise<string[]>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    if (kind === "postgres") server = await startPostgres();
    const database = server ? await openPostgres(server.url) : await openPglite();
    const migrations = fileURLToPath(new URL("../migrations", import.meta.url));
    // Starts twice, so that privileges granted again at a start are included.
    for (const _ of ["a first start", "a restart"]) {
      const app = new App({ connection: database });
      await bootDatabase(app, database, { MIGRATIONS_DIR: migrations });
    }
    const run = (query: string) => sql.raw<{ name: string }>(query).execute(database.kysely);
    await run("create function public.made_later() returns int return 1");
    names = async (query) => (await run(query)).rows.map(({ name }) => name);
    close = () => database.close();
  }, 120_000);
  afterAll(async () => {
    await close?.();
    await server?.stop();
  });

  const openTo = (role: string) =>
    names(`
      select n.nspname || '.' || p.proname as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname not in ('pg_catalog', 'information_schema', 'auth', 'storage', 'extensions')
        and has_schema_privilege('${role}', n.oid, 'usage')
        and has_function_privilege('${role}', p.oid, 'execute')
      order by 1`);

  test("visitors can execute exactly the listed functions", async () => {
    expect(await openTo("anon")).toEqual([...forVisitors].sort());
  });

  test("signed-in people can execute exactly the listed functions", async () => {
    expect(await openTo("authenticated")).toEqual([...forVisitors, ...forAccounts].sort());
  });

  test("nothing in other schemas runs with its owner's rights", async () => {
    expect(
      await names(`
        select p.oid::regprocedure::text as name
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname not in ('pg_catalog', 'information_schema', 'public', 'private')
          and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')`),
    ).toEqual([]);
  });

  test("relations have the grants that row-level security and views expect, and none to everyone", async () => {
    const unexpected = await names(`
      select c.oid::regclass || ': ' || coalesce(g.grantee::regrole::text, 'public') || ' ' || g.privilege_type as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        cross join lateral (select case when a.grantee <> 0 then a.grantee end as grantee, a.privilege_type
          from aclexplode(c.relacl) a) as g
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and (g.grantee is null or g.grantee::regrole::text in ('anon', 'authenticated')
          and not (n.nspname = 'public' and c.relkind in ('r', 'p') and c.relrowsecurity)
          and not (c.relkind = 'v' and g.privilege_type = 'SELECT'))`);
    expect(unexpected).toEqual([]);
  });
});
