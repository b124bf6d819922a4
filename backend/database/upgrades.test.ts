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
import { createConfirmedUser } from "../accounts/new-account.ts";
import { unpackMigrationsBeforeBaseline } from "../fixtures/before-baseline.ts";
import { bootDatabase } from "./boot.ts";
import type { Database } from "./database.ts";
import { insertRows } from "./first-start.ts";
import { listApplied } from "./migrations.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

// A school on any old version reaches the newest in one start, with its rows: from the 89 migrations before
// the baseline, and from each state since.
const newest = fileURLToPath(new URL("../../supabase/migrations", import.meta.url));
const files = (await readdir(newest)).filter((file) => file.endsWith(".sql")).sort();
const sinceBaseline = [...files.keys()].slice(1);

const ids: Ids = {
  alumnus: randomUUID(),
  alumnusEmail: "alumnus@mail.example",
  other: randomUUID(),
  event: randomUUID(),
  rsvp: randomUUID(),
  meeting: randomUUID(),
  booking: randomUUID(),
  album: randomUUID(),
  hiddenAlbum: randomUUID(),
  sport: randomUUID(),
  testimonial: randomUUID(),
  hiddenTestimonial: randomUUID(),
  file: randomUUID(),
  route: randomUUID(),
  hiddenRoute: randomUUID(),
  registration: randomUUID(),
  enquiry: randomUUID(),
  application: randomUUID(),
  student: randomUUID(),
  // The first consent question, which the migration of consents inserts.
  wording: "c5000000-0000-4000-8000-000000000001",
  shot: randomUUID(),
  video: randomUUID(),
  message: randomUUID(),
};
/** Rows that others refer to keep the ids of those references. */
const parents: Record<string, string> = {
  events: ids.event,
  event_rsvps: ids.rsvp,
  meetings: ids.meeting,
  meeting_bookings: ids.booking,
  gallery_events: ids.album,
  sports_programs: ids.sport,
  sports_registrations: ids.registration,
  testimonials: ids.testimonial,
  bus_routes: ids.route,
  document_files: ids.file,
  admission_enquiries: ids.enquiry,
  applications: ids.application,
  students: ids.student,
  media_files: ids.shot,
  youtube_videos: ids.video,
  family_messages: ids.message,
};

type Row = Record<string, unknown>;
type Kept = { expectation: Expectation; key: string; id: unknown; row: Row };

/** What later migrations renamed: the former names of tables, and of columns by table. */
const formerTables: Record<string, string> = { imports_and_promotions: "office_batches" };
const formerColumns: Record<string, Record<string, string>> = {
  // Staff without a campus limit still have none.
  admin_users: { campuses: "campus" },
  sports_programs: { training_group_capacity: "batch_capacity" },
  sports_registrations: { training_group: "batch" },
};
/** Values for columns that no expectation sets. */
const more: Record<string, Row> = {
  sports_programs: { training_group_capacity: 12 },
  sports_registrations: { training_group: "Under 14" },
};

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

    test("from the migrations before the baseline every row is kept and protected", () =>
      withFolder(async (folder) => {
        await unpackMigrationsBeforeBaseline(folder);
        await upgrade(folder, 30);
      }));

    test.each(sinceBaseline)(
      "from the first %i migrations every row is kept and protected",
      (count) =>
        withFolder(async (folder) => {
          for (const file of files.slice(0, count))
            await cp(join(newest, file), join(folder, file));
          await upgrade(folder, 30);
        }),
    );

    test("of the sample school only unchanged rows are marked, and an edit's history holds the mark", () =>
      withFolder(async (folder) => {
        const marking = files.findIndex((file) => file.endsWith("_first_run.sql"));
        for (const file of files.slice(0, marking))
          await cp(join(newest, file), join(folder, file));
        const database = await openEmpty();
        const { kysely } = database;
        try {
          await boot(database, folder);
          await sql`insert into public.latest_updates (content, is_sample) values
            ('Untouched', true), ('Edited', true), ('Own', false)`.execute(kysely);
          await sql`insert into public.contact_messages (reference, name, email, message, consent_version)
            select number, 'A', 'a@mail.example', 'Hello', '1'
            from unnest(array['MSG-00-ABCDEFG', 'MSG-26-ABCDEFG']) as number`.execute(kysely);
          const id = await createConfirmedUser(kysely, {
            id: randomUUID(),
            email: "clerk@mail.example",
          });
          await kysely.transaction().execute(async (transaction) => {
            await sql`select set_config('request.jwt.claim.sub', ${id}, true)`.execute(transaction);
            await sql`update public.latest_updates set priority = 3 where content = 'Edited'`.execute(
              transaction,
            );
          });
          await boot(database, newest);
          const { rows } = await sql`
            select content, is_sample from public.latest_updates
            union all select reference, is_sample from public.contact_messages
            order by content`.execute(kysely);
          expect(rows).toEqual([
            { content: "Edited", is_sample: false },
            { content: "MSG-00-ABCDEFG", is_sample: true },
            { content: "MSG-26-ABCDEFG", is_sample: false },
            { content: "Own", is_sample: false },
            { content: "Untouched", is_sample: true },
          ]);
          const { rows: versions } = await sql`
            select before -> 'is_sample' as before, after -> 'is_sample' as after
            from public.audit_log where table_name = 'latest_updates' and action = 'update'`.execute(
            kysely,
          );
          expect(versions).toEqual([{ before: true, after: false }]);
        } finally {
          await database.close();
        }
      }));

    test("waiting emails and the audit log take the new names of what was renamed", () =>
      withFolder(async (folder) => {
        const renaming = files.findIndex((file) => file.endsWith("_words_of_the_glossary.sql"));
        for (const file of files.slice(0, renaming))
          await cp(join(newest, file), join(folder, file));
        const database = await openEmpty();
        const { kysely } = database;
        try {
          await boot(database, folder);
          await sql`insert into public.sports_programs (id, name, batch_capacity)
            values (${ids.sport}, 'Chess', 5)`.execute(kysely);
          await sql`update public.sports_programs set batch_capacity = 8`.execute(kysely);
          await sql`insert into public.office_batches (kind, target) values ('import', 'students')`.execute(
            kysely,
          );
          await sql`insert into public.mail_outbox (recipient, template, data) values
            ('one@mail.example', 'weekly_letter', '{"language": "hi"}'),
            ('two@mail.example', 'sports_registration_received', '{"batch": "Under 14"}')`.execute(
            kysely,
          );
          await boot(database, newest);
          const { rows: mail } = await sql`select template, data - 'language' as data
            from public.mail_outbox order by recipient`.execute(kysely);
          expect(mail).toEqual([
            { template: "weekly_email", data: {} },
            { template: "sports_registration_received", data: { training_group: "Under 14" } },
          ]);
          const { rows: log } =
            await sql`select table_name, before ->> 'training_group_capacity' as before,
            after ->> 'training_group_capacity' as after, coalesce(before, after) ? 'batch_capacity' as is_old
            from public.audit_log where table_name in ('sports_programs', 'imports_and_promotions')
            order by written_at`.execute(kysely);
          expect(log).toEqual([
            { table_name: "sports_programs", before: null, after: "5", is_old: false },
            { table_name: "sports_programs", before: "5", after: "8", is_old: false },
            { table_name: "imports_and_promotions", before: null, after: null, is_old: false },
          ]);
        } finally {
          await database.close();
        }
      }));

    test("the Hindi of questions and hosts is kept, in the history too", () =>
      withFolder(async (folder) => {
        const last = files.findIndex((file) => file.endsWith("_translations_by_language.sql"));
        for (const file of files.slice(0, last)) await cp(join(newest, file), join(folder, file));
        const database = await openEmpty();
        const { kysely } = database;
        try {
          await boot(database, folder);
          const meal = { id: "meal", kind: "choice", label: "Lunch?", choices: ["Jain", "Other"] };
          const step = { id: "step", kind: "check", label: "No steps" };
          const former = [{ ...meal, label_hi: "भोजन?", choices_hi: ["जैन", "अन्य"] }, step];
          const host = { id: "rao", name: "A. Rao", name_hi: "अ. राव", room: "4" };
          await sql`insert into public.events (title, slug, starts_at, questions)
            values ('Fair', 'fair', '2027-01-05 10:00+05:30', ${JSON.stringify(former)}::jsonb)`.execute(
            kysely,
          );
          await sql`insert into public.meetings (title, starts_at, ends_at, hosts) values ('Day',
            '2027-01-05 10:00+05:30', '2027-01-05 12:00+05:30', ${JSON.stringify([host])}::jsonb)`.execute(
            kysely,
          );
          const times = sql<{ at: string }>`select updated_at::text as at from public.events
            union all select updated_at::text from public.meetings`;
          const before = await times.execute(kysely);
          await boot(database, newest);
          const { rows } = await sql`select questions as kept from public.events
            union all select hosts from public.meetings
            union all select after -> 'questions' from public.audit_log where table_name = 'events'
            union all select after -> 'hosts' from public.audit_log where table_name = 'meetings'`.execute(
            kysely,
          );
          const hi = { label: "भोजन?", choices: ["जैन", "अन्य"] };
          const questions = { kept: [{ ...meal, translations: { hi } }, step] };
          const { name_hi: name, ...met } = host;
          const hosts = { kept: [{ ...met, translations: { hi: { name } } }] };
          expect(rows).toEqual([questions, hosts, questions, hosts]);
          expect((await times.execute(kysely)).rows).toEqual(before.rows);
        } finally {
          await database.close();
        }
      }));

    test("columns of JSON with more than they are for are put right, without a change of the row", () =>
      withFolder(async (folder) => {
        const last = files.findIndex((file) => file.endsWith("_bounds_of_colleagues.sql"));
        for (const file of files.slice(0, last)) await cp(join(newest, file), join(folder, file));
        const database = await openEmpty();
        const { kysely } = database;
        const json = (value: object) => JSON.stringify(value);
        const large = "a".repeat(200_000);
        const link = { label: "Work", url: "https://work.example" };
        const meal = { id: "meal", kind: "text", label: "Lunch?" };
        const host = { id: "rao", name: "A. Rao", room: "4" };
        try {
          await boot(database, folder);
          await createConfirmedUser(kysely, { id: ids.alumnus, email: ids.alumnusEmail });
          const shown = { bio: Array(2000).fill("batch"), city: "batch" };
          await sql`insert into public.alumni_profiles (id, full_name, links, visibility) values (${ids.alumnus}::uuid,
            'Asha', ${json([{ ...link, more: large }])}::jsonb, ${json(shown)}::jsonb)`.execute(
            kysely,
          );
          await sql`insert into public.events (title, slug, starts_at, questions) values ('Fair', 'fair',
            '2027-01-05 10:00+05:30', ${json([{ ...meal, more: large }])}::jsonb)`.execute(kysely);
          const hosts = json([{ ...host, name_hi: "अ. राव", more: large }]);
          await sql`insert into public.meetings (title, starts_at, ends_at, hosts) values ('Day',
            '2027-01-05 10:00+05:30', '2027-01-05 12:00+05:30', ${hosts}::jsonb)`.execute(kysely);
          const images = { main_image: null, gallery_images: [], more: large };
          await sql`insert into public.sports_programs (name, images) values ('Chess', ${json(images)}::jsonb)`.execute(
            kysely,
          );
          await boot(database, newest);
          const { rows } = await sql`select links as kept from public.alumni_profiles
            union all select visibility from public.alumni_profiles
            union all select questions from public.events
            union all select hosts from public.meetings
            union all select images from public.sports_programs
            union all select to_jsonb(count(*)) from public.audit_log where action = 'update'`.execute(
            kysely,
          );
          expect(rows).toEqual([
            { kept: [link] },
            { kept: { bio: "nobody", city: "batch" } },
            { kept: [meal] },
            { kept: [{ ...host, translations: { hi: { name: "अ. राव" } } }] },
            { kept: { main_image: null, gallery_images: [] } },
            { kept: 0 },
          ]);
        } finally {
          await database.close();
        }
      }));

    test("a school's own fee names become entries of the list of fee heads, in every language and in the history", () =>
      withFolder(async (folder) => {
        const last = files.findIndex((file) => file.endsWith("_fee_heads.sql"));
        for (const file of files.slice(0, last)) await cp(join(newest, file), join(folder, file));
        const database = await openEmpty();
        const { kysely } = database;
        const fees = (name: string, lab: string, meals: string) => ({
          lead: "How to join",
          fees: {
            names: { tuition: name },
            campuses: { majra: { primary: { admission: 1, annual: 2, tuition: 3 } } },
            further: [
              { name: lab, paid: "every-year", fee: 1200, level: "primary" },
              { name: meals, paid: "every-month", fee: 900 },
              { name: lab, paid: "joining", fee: 500, campus: "majra" },
            ],
          },
        });
        try {
          await boot(database, folder);
          const write = (key: string, content: object, source: object | null) =>
            sql`insert into public.site_content (key, content, source, published_at)
              values (${key}, ${JSON.stringify(content)}::jsonb, ${source && JSON.stringify(source)}::jsonb, now())
              on conflict (key) do update set content = excluded.content, source = excluded.source`.execute(
              kysely,
            );
          await write("admissions", fees("Tuition", "Old room", "Meals"), null);
          const english = fees("Composite fee", "Computer room", "Meals");
          await write("admissions", english, null);
          await write("hi/admissions", fees("समेकित शुल्क", "कंप्यूटर कक्ष", "Meals"), english);
          await boot(database, newest);
          const { rows: heads } = await sql`
            select key, name, status, translations -> 'hi' ->> 'name' as hindi from public.choices
            where list = 'fee_heads' order by position`.execute(kysely);
          const status = "open";
          expect(heads).toEqual([
            { key: "admission", name: "Admission", status, hindi: "प्रवेश" },
            { key: "annual", name: "Annual charges", status, hindi: "वार्षिक शुल्क" },
            { key: "tuition", name: "Composite fee", status, hindi: "समेकित शुल्क" },
            { key: "computer-room", name: "Computer room", status, hindi: "कंप्यूटर कक्ष" },
            { key: "meals", name: "Meals", status, hindi: null },
            { key: "old-room", name: "Old room", status, hindi: null },
          ]);
          const { fees: asked, ...rest } = fees("", "", "");
          const rewritten = (lab: string) => ({
            ...rest,
            fees: {
              campuses: asked.campuses,
              further: asked.further.map(({ name: _, ...one }, place) => ({
                ...one,
                head: place === 1 ? "meals" : lab,
              })),
            },
          });
          const now = rewritten("computer-room");
          const { rows: pages } = await sql`select key, content, source from public.site_content
            where key like '%admissions' order by key`.execute(kysely);
          expect(pages).toEqual([
            { key: "admissions", content: now, source: null },
            { key: "hi/admissions", content: now, source: now },
          ]);
          const { rows: log } = await sql`
            select before -> 'content' as before, after -> 'content' as after from public.audit_log
            where table_name = 'site_content' and after ->> 'key' like '%admissions'
            order by written_at`.execute(kysely);
          const old = rewritten("old-room");
          expect(log).toEqual([
            { before: null, after: old },
            { before: old, after: now },
            { before: null, after: now },
          ]);
          const { rows: held } = await sql`select key from public.choices c, lateral
            private.count_choice_uses(c.list, c.key) u where c.list = 'fee_heads' and u.uses > 0
            group by key order by key`.execute(kysely);
          expect(held.map((one) => (one as { key: string }).key)).toEqual([
            ...["admission", "annual", "computer-room", "meals", "tuition"],
          ]);
        } finally {
          await database.close();
        }
      }));

    test("a database that lacks migrations from before the baseline is left alone, and the error names the commit it needs", () =>
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

/** Inserts one row into each existing table, with the columns it has at this state; parents come first. */
async function putRows(db: Kysely<unknown>): Promise<Kept[]> {
  await createConfirmedUser(db, { id: ids.alumnus, email: ids.alumnusEmail });
  await createConfirmedUser(db, { id: ids.other, email: "other@mail.example" });
  const kept: Kept[] = [];
  let waiting = expectations.filter(({ found }) => !found);
  for (let failure: unknown; waiting.length > 0; ) {
    const refused: Expectation[] = [];
    for (const expectation of waiting) {
      const { key = "id" } = expectation;
      const table = await nameOfTable(db, expectation.table);
      if (!table) continue;
      const columns = await listColumns(db, table);
      const wanted: Row = {
        [key]: parents[expectation.table] ?? randomUUID(),
        ...expectation.row(ids),
        ...more[expectation.table],
      };
      const former = formerColumns[expectation.table] ?? {};
      const named = Object.entries(wanted).map(([column, value]): [string, unknown] => [
        columns.includes(column) ? column : (former[column] ?? column),
        value,
      ]);
      const row = Object.fromEntries(named.filter(([column]) => columns.includes(column)));
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

/** A table's name at this state of the database; undefined where it does not exist yet. */
async function nameOfTable(db: Kysely<unknown>, table: string): Promise<string | undefined> {
  for (const name of [table, formerTables[table] ?? table]) {
    if ((await listColumns(db, name)).length > 0) return name;
  }
  return undefined;
}

async function listColumns(db: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

async function readRow(db: Kysely<unknown>, { expectation, key, id }: Kept): Promise<Row> {
  const { table } = expectation;
  const name = (await nameOfTable(db, table)) ?? table;
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row
    from ${sql.id("public", name)} t where ${sql.id(key)}::text = ${id}`.execute(db);
  const row = rows[0]?.row ?? {};
  for (const [now, before] of Object.entries(formerColumns[table] ?? {})) {
    if (before in row) row[now] = row[before];
    delete row[before];
  }
  return row;
}

async function seenByVisitor(db: Kysely<unknown>, { expectation, key, id }: Kept): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local role anon`.execute(transaction);
    const { rows } = await sql`select from ${sql.id("public", expectation.table)}
      where ${sql.id(key)}::text = ${id}`.execute(transaction);
    return rows.length;
  });
}
