import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import type { Database } from "./database.ts";
import { applyMigrations } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

describe.each(["pglite", "postgres"] as const)("migrations on %s", (kind) => {
  let server: PostgresServer | undefined;
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    server = kind === "postgres" ? await startPostgres() : undefined;
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "school-migrations-"));
    database = await open();
    await sql`drop schema if exists supabase_migrations cascade`.execute(database.kysely);
    await sql`drop table if exists fruits, trees`.execute(database.kysely);
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const open = () =>
    openDatabase({ DATA_DIR: folder, ...(server ? { DATABASE_URL: server.url } : {}) });
  const migrations = () => join(folder, "migrations");
  const write = async (file: string, text: string) => {
    const { mkdir } = await import("node:fs/promises");
    await mkdir(migrations(), { recursive: true });
    await writeFile(join(migrations(), file), text);
  };
  const history = async () => {
    const { rows } = await sql`select version, name, statements
      from supabase_migrations.schema_migrations order by version`.execute(database.kysely);
    return rows;
  };

  test("each file is applied once, in order, and recorded as the Supabase CLI does", async () => {
    await write("20260102000000_trees.sql", "alter table fruits add tree text;");
    await write(
      "20260101000000_fruits.sql",
      "-- Fruits\ncreate table fruits (name text);\ninsert into fruits values ('a;b');",
    );
    await write("notes.md", "not a migration");
    await applyMigrations(database, migrations());
    await applyMigrations(database, migrations());
    expect(await history()).toEqual([
      {
        version: "20260101000000",
        name: "fruits",
        statements: [
          "-- Fruits\ncreate table fruits (name text)",
          "insert into fruits values ('a;b')",
        ],
      },
      {
        version: "20260102000000",
        name: "trees",
        statements: ["alter table fruits add tree text"],
      },
    ]);
    const { rows } = await sql`select name from fruits`.execute(database.kysely);
    expect(rows).toEqual([{ name: "a;b" }]);
  });

  test("a failing file is reported with its name, statement and SQLSTATE, and leaves nothing behind", async () => {
    await write("20260101000000_fruits.sql", "create table fruits (name text);");
    await write(
      "20260102000000_trees.sql",
      "create table trees (id int); drop table fruits; select broken from trees;",
    );
    await expect(applyMigrations(database, migrations())).rejects.toMatchObject({
      code: "migration_failed",
      fatal: true,
      message: expect.stringMatching(
        /^Migration 20260102000000_trees\.sql failed at statement 3 with SQLSTATE 42703: .*\.$/,
      ),
    });
    expect(await history()).toHaveLength(1);
    const { rows } = await sql`select to_regclass('fruits') is not null as fruits,
      to_regclass('trees') is not null as trees`.execute(database.kysely);
    expect(rows).toEqual([{ fruits: true, trees: false }]);
  });

  test("two backends that start at once apply each file once", async () => {
    await write("20260101000000_fruits.sql", "create table fruits (name text);");
    await sql`create schema supabase_migrations`.execute(database.kysely);
    await sql`create table supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text)`.execute(database.kysely);
    const other = server ? await open() : database;
    await Promise.all([
      applyMigrations(database, migrations()),
      applyMigrations(other, migrations()),
    ]);
    if (other !== database) await other.close();
    expect(await history()).toHaveLength(1);
  });
});
