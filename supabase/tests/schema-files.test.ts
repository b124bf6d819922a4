import { copyFile, glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";
import { openPostgres } from "../../backend/database/postgres.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import { type Catalogue, listDifferences, readCatalogue } from "./catalogue.ts";

// supabase/schema is for reading, supabase/migrations change a school's database: both must produce the
// same one.
const folder = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** All chapters of the schema in one folder, their files in the order of the book: 0301_campuses.sql. */
async function bindChapters(): Promise<string> {
  const book = await mkdtemp(join(tmpdir(), "schema-"));
  for await (const file of glob("*/*.sql", { cwd: folder("schema") })) {
    const [, chapter, place] = /^(\d\d)_\w+\/(\d\d_\w+\.sql)$/.exec(file) ?? [];
    if (!chapter) throw new Error(`${file} has no place in the order of the schema.`);
    await copyFile(join(folder("schema"), file), join(book, `${chapter}${place}`));
  }
  return book;
}

describe.each(databases)("on %s", (kind) => {
  let server: PostgresServer | undefined;
  let book: string;
  let fromMigrations: Catalogue;
  let fromSchema: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    server = kind === "postgres" ? await startPostgres() : undefined;
    const migrated = await build("migrations", folder("migrations"));
    fromMigrations = await readCatalogue(migrated);
    await migrated.close();
    book = await bindChapters();
    fromSchema = await build("schema", book);
  }, 120_000);
  afterAll(async () => {
    await fromSchema?.close();
    await server?.stop();
    await rm(book, { recursive: true });
  });

  async function build(name: string, files: string) {
    const database = server
      ? await openPostgres(await newDatabase(server, name))
      : await openPglite();
    const app = new App({ connection: database });
    await bootDatabase(app, database, { MIGRATIONS_DIR: files });
    return database;
  }

  const differences = async () =>
    listDifferences(
      ["the schema", await readCatalogue(fromSchema)],
      ["the migrations", fromMigrations],
    );

  test("the schema's files and the migrations produce the same database", async () => {
    expect(fromMigrations.size).toBeGreaterThan(2000);
    expect(await differences()).toEqual([]);
  });

  test("a difference of any kind is reported by name", async () => {
    for (const [change] of changes) await sql.raw(change).execute(fromSchema.kysely);
    const told = (await differences()).map((line) =>
      line.replace(/: (?:the schema has|in the) .*$/s, ""),
    );
    expect(told).toEqual(changes.flatMap(([, ...objects]) => objects).sort());
  });
});

async function newDatabase(server: PostgresServer, name: string): Promise<string> {
  const first = await openPostgres(server.url);
  await sql`create database ${sql.id(name)}`.execute(first.kysely);
  await first.close();
  return server.url.replace(/\/postgres$/, `/${name}`);
}

// One change for each kind of object in the catalogue, and the objects that must be reported.
const changes: [change: string, ...told: string[]][] = [
  ["create schema spare", "schema spare"],
  ["grant create on schema private to anon", "schema private"],
  ["create extension citext with schema extensions", "extension citext"],
  ["create type public.mood as enum ('good')", "type public.mood"],
  [
    "create domain public.percentage as int check (value <= 100)",
    "type public.percentage",
    "constraint public.percentage.percentage_check",
  ],
  ["create unlogged table private.spare ()", "relation private.spare"],
  ["alter table public.events disable row level security", "relation public.events"],
  ["revoke update on public.students from authenticated", "relation public.students"],
  [
    "alter view private.public_teachers set (security_invoker = true)",
    "relation private.public_teachers",
  ],
  ["revoke select on public.admin_audit from anon", "relation public.admin_audit"],
  [
    "create or replace view public.admin_mail with (security_invoker = true) as select * from private.admin_mail where state <> 'sent'",
    "relation public.admin_mail",
  ],
  ["create sequence public.numbers", "relation public.numbers"],
  [
    "alter table public.imports_and_promotions alter rows type bigint",
    "column public.imports_and_promotions.rows",
  ],
  ["alter table public.students alter campus set default 'majra'", "column public.students.campus"],
  ["alter table public.students alter class drop not null", "column public.students.class"],
  [
    "alter table public.students drop gender",
    "column public.students.gender",
    "constraint public.students.students_gender_check",
  ],
  [`alter table public.students add notes text collate "C"`, "column public.students.notes"],
  [
    "alter table public.students add age int generated always as (1) stored",
    "column public.students.age",
  ],
  ["grant select (name) on public.teachers to anon", "column public.teachers.name"],
  [
    "alter table private.taught_subjects alter teachers add generated always as identity",
    "column private.taught_subjects.teachers",
    "relation private.taught_subjects_teachers_seq",
  ],
  [
    "alter table public.events drop constraint events_check",
    "constraint public.events.events_check",
  ],
  ["drop index public.events_status_idx", "index public.events_status_idx"],
  [
    "create statistics private.search_entries_kinds on source, kind from private.search_entries",
    "statistics private.search_entries_kinds",
  ],
  [
    `alter policy "Admins manage" on public.students using (true)`,
    `policy "Admins manage" on public.students`,
  ],
  [
    `alter policy "Active videos are public" on public.youtube_videos to public`,
    `policy "Active videos are public" on public.youtube_videos`,
  ],
  [
    "alter function private.season_end volatile",
    "function private.season_end(timestamp with time zone)",
  ],
  ["alter function private.require_admin security invoker", "function private.require_admin()"],
  ["alter function private.refuse_many reset search_path", "function private.refuse_many(bigint)"],
  [
    "create or replace function private.known_language(asked text) returns text language sql immutable set search_path = '' as $$ select 'en' $$",
    "function private.known_language(text)",
  ],
  ["grant execute on function private.hash_token to anon", "function private.hash_token(text)"],
  [
    "alter function private.require_phone owner to service_role",
    "function private.require_phone(text,text)",
  ],
  ["alter table public.teachers disable trigger stamp", "trigger stamp on public.teachers"],
  ["drop trigger audit on public.events", "trigger audit on public.events"],
  [
    "create function extensions.watch() returns event_trigger language plpgsql as 'begin end'",
    "function extensions.watch()",
  ],
  [
    "create event trigger watch on ddl_command_end execute function extensions.watch()",
    "event trigger watch",
  ],
  [
    "create rule quiet as on delete to private.search_words do instead nothing",
    "rule quiet on private.search_words",
  ],
  [
    "alter default privileges in schema private grant select on tables to anon",
    "default privileges postgres in private for r",
  ],
  ["create publication changes for table public.events", "publication changes"],
  ["comment on table public.events is 'What is on'", "comment table public.events"],
  ["comment on type public.percentage is 'of a hundred'", "comment type public.percentage"],
  [
    "delete from private.managed_tables where name = 'events'",
    `row of private.managed_tables {"name": "events"}`,
  ],
];
