import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";
import { managedTables } from "../../data/office/rows.ts";
import { expectations } from "./expectations.ts";
import { callsOfOthers, officeCalls } from "./staff-calls.ts";

// Rules for every table, checked in the catalogue so that a new table cannot miss one.
let database: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  database = await openPglite();
  await bootDatabase(new App({ connection: database }), database, {
    MIGRATIONS_DIR: fileURLToPath(new URL("../migrations", import.meta.url)),
  });
}, 60_000);
afterAll(() => database.close());

async function names(query: string): Promise<string[]> {
  const { rows } = await database.driver.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

const publicTables = `pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

test("every table has row-level security", async () => {
  expect(await names(`select relname as name from ${publicTables}`)).not.toEqual([]);
  expect(await names(`select relname as name from ${publicTables} and not relrowsecurity`)).toEqual(
    [],
  );
});

test("every table is in the table of expectations", async () => {
  const tables = await names(`select relname as name from ${publicTables}`);
  expect(expectations.map(({ table }) => table).sort()).toEqual(tables.sort());
});

test("every foreign key has an index that begins with its columns", async () => {
  const withoutIndex = await names(`
    select conrelid::regclass || '.' || conname as name from pg_constraint k
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`);
  expect(withoutIndex).toEqual([]);
});

test("every table keeps created_at and updated_at by trigger", async () => {
  const unstamped = await names(`
    select relname as name from ${publicTables} and relname <> 'audit_log' and (
      not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'stamp')
      or (select count(*) from pg_attribute a where a.attrelid = c.oid
          and a.attname in ('created_at', 'updated_at') and a.atttypid = 'timestamptz'::regtype) < 2)`);
  expect(unstamped).toEqual([]);
});

test("every table with rows of the sample school keeps their mark by trigger", async () => {
  const marked = `select relname as name from ${publicTables} and exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'is_sample' and not a.attisdropped)`;
  expect(await names(marked)).not.toEqual([]);
  const unkept = `${marked} and not exists (
    select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'keep_sample_mark')`;
  expect(await names(unkept)).toEqual([]);
});

test("every table's changes are logged, or it is listed here", async () => {
  const unlogged = await names(`
    select relname as name from ${publicTables} and not exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit') order by 1`);
  expect(unlogged).toEqual(
    [
      // The log itself, and tables with a log of their own (docs/decisions/events-and-sports.md).
      ...["audit_log", "medical_note_changes"],
      // Messages between people, and unsaved drafts.
      ...["alumni_messages", "alumni_blocks", "alumni_posts", "mentoring_requests"],
      ...["previews", "admin_views"],
      // Tables that the server writes for itself, and counters.
      ...["certificate_lookups", "personal_links", "form_submissions", "former_slugs"],
      // Only the family's: nobody else changes them.
      "application_documents",
      ...["mail_outbox", "media_removals", "document_files", "page_visits", "weekly_subscriptions"],
      ...["push_subscriptions", "message_deliveries"],
      // Each tick at the door changes the RSVP, which is logged.
      "event_check_ins",
    ].sort(),
  );
});

test("every function that runs with its owner's rights has a fixed search path", async () => {
  const loose = await names(`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
      and not coalesce(proconfig @> array['search_path=""'], false)`);
  expect(loose).toEqual([]);
});

test("every view states whose rights it uses and refuses writes", async () => {
  const careless = await names(`
    select relname as name from pg_class v
    where relnamespace = 'public'::regnamespace and relkind = 'v' and (
      not coalesce(array_to_string(reloptions, ' ') ~ 'security_invoker=', false)
      or not exists (select from pg_trigger t where t.tgrelid = v.oid and t.tgname = 'read_only'))`);
  expect(careless).toEqual([]);
});

test("every table that the office writes or undoes respects the campus of its staff", async () => {
  const unguarded = await names(`
    select relname as name from ${publicTables}
      and (exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'campus' and not a.attisdropped)
        or exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd <> 'r'
          and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) ~ 'is_admin\\(\\)|may\\(')
        or private.is_undone(c.relname))
      and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'guard_campus')`);
  expect(unguarded).toEqual([]);
});

test("the database manages the tables of the office's lists, and the answers to enquiries", async () => {
  const managed = await names("select name from private.managed_tables");
  expect(managed.sort()).toEqual([...managedTables, "enquiry_answers"].sort());
});

test("the log of a table that only its campus reads is read by this campus alone", async () => {
  const forgotten = await names(`
    select relname as name from ${publicTables}
      and exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit')
      and exists (select from pg_policy p where p.polrelid = c.oid
        and pg_get_expr(p.polqual, p.polrelid) ~ 'campus_scope')
      and not private.is_read_by_campus(c.relname)`);
  expect(forgotten).toEqual([]);
});

test("no secret is copied into the log of changes", async () => {
  const kept = await names(`
    select relname || '.' || attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attnum > 0 and not a.attisdropped and a.attname ~ 'hash|token|secret|password|code'
      and exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'audit')
      and (select prosrc from pg_proc where oid = 'private.audit_row'::regproc) !~ (chr(39) || a.attname || chr(39)) order by 1`);
  // A picture in very few pixels, and the words of a public page.
  expect(kept).toEqual([
    ...["gallery_images.thumbhash", "media_files.thumbhash", "publishing_reasons.words_hash"],
  ]);
});

test("every function of the office is in the table of staff calls", async () => {
  const callable = await names(`
    select distinct proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and has_function_privilege('authenticated', oid, 'execute')
      and (provolatile = 'v' or prosrc ~ 'require_admin|require_managed|require_may|is_admin\\(|may\\(')`);
  const named = new Set<string>([...officeCalls.map(({ name }) => name), ...callsOfOthers]);
  expect(callable.length).toBeGreaterThan(40);
  expect(callable.filter((name) => !named.has(name))).toEqual([]);
});

test("today is the day in India, asked of one function", async () => {
  const own = await names(`
    with written (name, words) as (
      select oid::regprocedure::text, prosrc from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and proname <> 'today'
      union all
      select adrelid::regclass || ' default', pg_get_expr(adbin, adrelid) from pg_attrdef
      union all
      select tablename || ', ' || policyname, concat(qual, with_check) from pg_policies
      union all
      select viewname, definition from pg_views where schemaname in ('public', 'private')
    )
    select name from written
    where words ~* '\\mcurrent_date\\M|now\\(\\)( at time zone [^)]*)?\\)*::date'
      or words ~* '(extract\\(year from|to_char\\() *now\\(\\)' order by 1`);
  expect(own).toEqual([]);
});

test("no function reads FOUND after EXECUTE, which does not set it", async () => {
  const mistaken = await names(`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~* '\\mexecute\\M' and prosrc ~* '\\m(if|when|and|or)\\s+(not\\s+)?found\\M'`);
  expect(mistaken).toEqual([]);
});

// Below the account's full assurance level, a person owns no rows (docs/decisions/access-rules.md): rules
// use private.own_id(), which checks the level, because auth.uid() does not.
test("every rule about one's own rows requires the second factor", async () => {
  const careless = await names(`
    select tablename || ', ' || cmd as name from pg_policies
    where schemaname not in ('pg_catalog', 'information_schema')
      and concat(qual, with_check) ~ 'auth\\.(uid|jwt|email|role)\\('`);
  // The sign-in page reads the person's own role before it asks for the code.
  expect(careless).toEqual(["auth_user_roles, SELECT"]);
});

test("every function for one's own account requires the second factor, or is listed here with a reason", async () => {
  const asking = await names(`
    select proname as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and prosrc ~ 'auth\\.uid\\(' order by 1`);
  expect(asking).toEqual(
    [
      // The level itself, and functions that check it in their own way.
      ...["has_full_level", "own_id", "require_own_id", "given_role"],
      ...["create_recovery_codes", "delete_own_account"],
      // The way back after a lost second factor (docs/decisions/second-factor.md), and the steps to the
      // page for enrolling.
      ...["count_recovery_codes", "use_recovery_code", "needs_second_factor"],
      // Called after private.require_admin(), or under a policy that has checked.
      ...["begin_factor_removal", "import_rows", "own_admin_entry", "campus_scope"],
      // Triggers: they record who writes, under a policy that has checked.
      ...["audit_row", "guard_alumni_profile", "guard_role", "is_of_campus"],
      ...["keep_last_admin", "protect_admin_list"],
    ].sort(),
  );
});
