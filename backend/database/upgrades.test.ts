// @module-tag full
import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Expectation, expectations, type Ids } from "../../supabase/tests/expectations.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import { createConfirmedUser } from "../confirmed-user.ts";
import { unpackMigrationsBeforeBaseline } from "../fixtures/before-baseline.ts";
import { bootDatabase } from "./boot.ts";
import type { Database } from "./database.ts";
import { listApplied } from "./migration-history.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { insertRows } from "./seed.ts";

// A school that stayed with an old version comes to the newest one in one start, with its rows: from the
// 89 migrations before the baseline, and from each state since.
const newest = fileURLToPath(new URL("../../supabase/migrations", import.meta.url));
const files = (await readdir(newest)).filter((file) => file.endsWith(".sql")).sort();
const sinceBaseline = [...files.keys()].slice(1);

const ids: Ids = {
  alumnus: randomUUID(),
  alumnusEmail: "alumnus@mail.example",
  other: randomUUID(),
  event: randomUUID(),
  rsvp: randomUUID(),
  album: randomUUID(),
  hiddenAlbum: randomUUID(),
  sport: randomUUID(),
  testimonial: randomUUID(),
  hiddenTestimonial: randomUUID(),
  registration: randomUUID(),
  enquiry: randomUUID(),
};
/** Rows that others refer to have the ids that those name. */
const parents: Record<string, string> = {
  events: ids.event,
  event_rsvps: ids.rsvp,
  gallery_events: ids.album,
  sports_programs: ids.sport,
  sports_registrations: ids.registration,
  testimonials: ids.testimonial,
  admission_enquiries: ids.enquiry,
};

type Row = Record<string, unknown>;
type Kept = { expectation: Expectation; key: string; id: unknown; row: Row };

describe.each(["pglite", "postgres"] as const)(
  "upgrades on %s",
  (kind) => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = kind === "postgres" ? await startPostgres() : undefined;
    }, 120_000);
    afterAll(() => server?.stop());

    async function openEmpty(): Promise<Database> {
      if (!server) return openPglite();
      const name = `school_${randomUUID().replaceAll("-", "")}`;
      const root = await openPostgres(server.url);
      await sql`create database ${sql.id(name)}`.execute(root.kysely);
      await root.close();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return openPostgres(url.href);
    }

    const withFolder = async (work: (folder: string) => Promise<void>) => {
      const folder = await mkdtemp(join(tmpdir(), "school-upgrade-"));
      await work(folder).finally(() => rm(folder, { recursive: true }));
    };

    async function upgrade(folder: string, least: number): Promise<void> {
      const database = await openEmpty();
      try {
        await boot(database, folder);
        const before = await putRows(database.kysely);
        expect(before.length).toBeGreaterThanOrEqual(least);
        await boot(database, newest);
        for (const kept of before) {
          const { table } = kept.expectation;
          expect(await readRow(database.kysely, kept), table).toMatchObject(kept.row);
          const mayRead = kept.expectation.visitor.startsWith("s");
          expect(await seenByVisitor(database.kysely, kept), table).toBe(mayRead ? 1 : 0);
        }
        expect((await listApplied(database.kysely)).length).toBe(files.length);
      } finally {
        await database.close();
      }
    }

    test("from the migrations before the baseline: every row is kept, and guarded", () =>
      withFolder(async (folder) => {
        await unpackMigrationsBeforeBaseline(folder);
        await upgrade(folder, 30);
      }));

    test.each(sinceBaseline)(
      "from the first %i migrations: every row is kept, and guarded",
      (count) =>
        withFolder(async (folder) => {
          for (const file of files.slice(0, count))
            await cp(join(newest, file), join(folder, file));
          await upgrade(folder, 30);
        }),
    );

    test("one that lacks some of those before the baseline is told which commit it needs, and is left alone", () =>
      withFolder(async (folder) => {
        await unpackMigrationsBeforeBaseline(folder);
        const old = (await readdir(folder)).sort();
        for (const file of old.slice(20)) await rm(join(folder, file));
        const database = await openEmpty();
        try {
          await boot(database, folder);
          await expect(boot(database, newest)).rejects.toMatchObject({
            code: "database_too_old",
            fatal: true,
            message: expect.stringMatching(
              /^This database has 20 of the 89 migrations .* Start it once with commit [0-9a-f]{10} of the site, then with this one\.$/,
            ),
          });
          expect(await listApplied(database.kysely)).toHaveLength(20);
        } finally {
          await database.close();
        }
      }));
  },
  120_000,
);

async function boot(database: Database, migrations: string): Promise<void> {
  await bootDatabase(new App({ connection: database }), database, { MIGRATIONS_DIR: migrations });
}

/** One row in each table there is, with those of its columns that there are; parents come first. */
async function putRows(db: Kysely<unknown>): Promise<Kept[]> {
  await createConfirmedUser(db, { id: ids.alumnus, email: ids.alumnusEmail });
  await createConfirmedUser(db, { id: ids.other, email: "other@mail.example" });
  const kept: Kept[] = [];
  let waiting = expectations.filter(({ found }) => !found);
  for (let failure: unknown; waiting.length > 0; ) {
    const refused: Expectation[] = [];
    for (const expectation of waiting) {
      const { table, key = "id" } = expectation;
      const columns = await listColumns(db, table);
      if (columns.length === 0) continue;
      const wanted: Row = {
        [key]: parents[table] ?? randomUUID(),
        ...expectation.row(ids),
      };
      const row = Object.fromEntries(
        Object.entries(wanted).filter(([column]) => columns.includes(column)),
      );
      try {
        await db.transaction().execute((transaction) => insertRows(transaction, table, [row]));
        kept.push({ expectation, key, id: row[key], row: {} });
      } catch (error) {
        failure = error;
        refused.push(expectation);
      }
    }
    if (refused.length === waiting.length) throw failure;
    waiting = refused;
  }
  for (const one of kept) {
    one.row = await readRow(db, one);
    delete one.row.updated_at;
  }
  return kept;
}

async function listColumns(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function readRow(db: Kysely<unknown>, { expectation, key, id }: Kept): Promise<Row> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row
    from ${sql.id("public", expectation.table)} t where ${sql.id(key)}::text = ${id}`.execute(db);
  return rows[0]?.row ?? {};
}

async function seenByVisitor(db: Kysely<unknown>, { expectation, key, id }: Kept): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local role anon`.execute(transaction);
    const { rows } = await sql`select from ${sql.id("public", expectation.table)}
      where ${sql.id(key)}::text = ${id}`.execute(transaction);
    return rows.length;
  });
}
