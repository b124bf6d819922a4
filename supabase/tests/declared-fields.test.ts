import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPglite } from "../../backend/database/pglite.ts";
import { declarations } from "../../data/office/declarations.ts";
import { type Field, idsOfChoices } from "../../data/office/field-types.ts";
import { type Declaration, formFields } from "../../data/office/fields.ts";
import { columnsOfChoices } from "../../data/school/choice-lists.ts";

// A field is declared once, in data/, and again by the database's own rules. Both must agree.

const nothing = "nothing in the database";
type Column = { type: string; notNull: boolean; checks: string };
type Columns = Map<string, Column>;

let database: Awaited<ReturnType<typeof openPglite>>;
beforeAll(async () => {
  database = await openPglite();
  const migrations = fileURLToPath(new URL("../migrations", import.meta.url));
  await bootDatabase(new App({ connection: database }), database, { MIGRATIONS_DIR: migrations });
}, 120_000);
afterAll(() => database.close());

test("the office's lists name the same key columns as the database", async () => {
  const { rows } = await sql<{ list: string; place: string }>`
    select list, rtrim(table_name || '.' || column_name || ' ' || path) as place
    from private.choice_columns`.execute(database.kysely);
  const declared = Object.entries(columnsOfChoices).flatMap(([list, places]) =>
    places.map((place) => ({ list, place })),
  );
  expect(rows).toHaveLength(declared.length);
  expect(rows).toEqual(expect.arrayContaining(declared));
});

async function columnsOf(table: string): Promise<Columns> {
  const { rows } = await sql<{ name: string } & Column>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull",
      coalesce(string_agg(pg_get_constraintdef(c.oid), ' ' order by c.conname), '') as checks
    from pg_attribute a
    left join pg_constraint c
      on c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
    where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped
    group by 1, 2, 3`.execute(database.kysely);
  return new Map(rows.map(({ name, ...column }) => [name, column]));
}

const types: Record<Field["kind"], readonly string[]> = {
  text: ["text"],
  "long-text": ["text"],
  "rich-text": ["text"],
  number: ["integer", "smallint"],
  check: ["boolean"],
  choice: ["text", "uuid"],
  choices: ["text[]"],
  day: ["date"],
  moment: ["timestamp with time zone"],
  clock: ["text"],
  list: ["text[]"],
  lines: ["text[]"],
  link: ["text"],
  slug: ["text"],
  path: ["text"],
  picture: ["text"],
  file: ["uuid"],
  documents: ["uuid[]"],
  recurrence: ["text"],
  id: ["text"],
  nested: ["jsonb"],
  blocks: ["jsonb"],
};

/** A constraint in the terms of the declaration. */
function limitsIn({ checks, type, notNull }: Column) {
  const found = (pattern: RegExp) => {
    const [, limit] = pattern.exec(checks) ?? [];
    return limit === undefined ? undefined : Number(limit);
  };
  const ids = /= ANY \(\(?ARRAY\[(.*?)\]/.exec(checks)?.[1] ?? "";
  return {
    type,
    notNull,
    longest: found(/length\((?:btrim\()?\w+\)?\) <= (\d+)/),
    most: found(/cardinality\(\w+\) <= (\d+)|jsonb_array_length\(\w+\) <= (\d+)/),
    least: found(/\(\w+ >= '?\(?(-?\d+)/),
    largest: found(/\(\w+ <= '?\(?(-?\d+)/),
    choices: [...ids.matchAll(/'([^']*)'/g)].map(([, id]) => id),
  };
}

function differences(name: string, field: Field, column: Column | undefined): string[] {
  if (!column) return [`${name}: the database has no such column`];
  const limits = limitsIn(column);
  const told: string[] = [];
  const compare = (what: string, declared: unknown, inDatabase: unknown) => {
    if (String(declared) === String(inDatabase)) return;
    const said = String(inDatabase ?? "") === "" ? nothing : `${inDatabase} in the database`;
    told.push(`${name}: ${what} is ${declared} as declared, ${said}`);
  };
  if (!types[field.kind].includes(column.type)) {
    compare("type", types[field.kind].join(" or "), column.type);
  }
  compare("may be null", field.blank === null, !limits.notNull);
  const isText = ["text", "long-text", "rich-text"].includes(field.kind);
  if ((isText || field.kind === "choice") && field.longest) {
    compare("longest", field.longest, limits.longest);
  }
  if (field.kind === "number") {
    compare("least", field.least, limits.least);
    compare("most", field.most, limits.largest);
  }
  if (["list", "lines", "choices", "documents", "nested"].includes(field.kind))
    compare("most", field.most, limits.most);
  // The school's lists are rows; the column refers to them, or a trigger checks it.
  if (field.chosenFrom) return told;
  if (field.kind === "choice" && !field.loadedChoices && !field.longest) {
    const ids = idsOfChoices(field);
    compare("choices", [...ids].sort(), [...limits.choices].sort());
  }
  return told;
}

async function differencesOf({ table }: { table: string }, fields: [string, Field][]) {
  const columns = await columnsOf(table);
  return fields.flatMap(([name, field]) =>
    name.includes(".")
      ? columns.has(name.split(".")[0] ?? "")
        ? []
        : [`${name}: no such column`]
      : differences(name, field, columns.get(name)),
  );
}

/**
 * Columns that the form requires and the database leaves open: places in an order, which only sort; lists
 * of JSON, whose shape a function checks.
 */
const limitedByTheForm = [
  "campuses.position",
  "classes.position",
  "levels.position",
  "choices.position",
  "events.questions",
  "leadership_messages.order",
  "meetings.hosts",
  "sports_programs.position",
  "sports_programs.schedules",
  "teachers.position",
  "youtube_videos.position",
];

/** A column that may be left empty in the form because a rule of schema-of-table.ts fills it in. */
const filledByRules = ["bus_changes.ends_on", "calendar_entries.ends_on"];

describe.each(Object.entries(declarations) as [string, Declaration][])("%s", (table, declared) => {
  test("its fields are declared as the database has them", async () => {
    expect(table).toBe(declared.table);
    const fields = formFields(declared).map(([name, field]): [string, Field] => {
      const { blank: _, ...needed } = field;
      return [name, filledByRules.includes(`${table}.${name}`) ? needed : field];
    });
    const told = await differencesOf(declared, fields);
    const isLeftOpen = (difference: string) => difference.endsWith(nothing);
    expect(told.filter((difference) => !isLeftOpen(difference))).toEqual([]);
    const leftOpen = told.filter(isLeftOpen).map((each) => `${table}.${each.split(":")[0]}`);
    expect([...new Set(leftOpen)].sort()).toEqual(
      limitedByTheForm.filter((name) => name.startsWith(`${table}.`)),
    );
  });

  test("it stores translations where a field is translated, and only there", async () => {
    const columns = await columnsOf(table);
    const isTranslated = Object.values(declared.fields).some((field) => field.translated);
    expect(columns.has("translations")).toBe(isTranslated);
  });
});

/** Columns that the database or the server fills in, in any table. */
const entered = ["id", "created_at", "updated_at", "translations", "is_sample"];

/** Columns that visitors read and nobody types, each with what fills it in. */
const enteredElsewhere: Record<string, string> = {
  "calendar_entries.sequence": "counts changes, for calendars",
  "documents.bytes": "read from the file",
  "documents.due_order": "made of the last day",
  "documents.has_text": "read from the file",
  "documents.pages": "read from the file",
  "events.cancelled_at": "entered when an event is cancelled",
  "events.cover_height": "read from the picture",
  "events.cover_width": "read from the picture",
  "events.publish_at": "set by the buttons of publication",
  "events.sequence": "counts changes, for calendars",
  "events.status": "set by the buttons of publication",
  "featured_testimonials.position": "set on the page of the order",
  "gallery_events.cover_focal_x": "set in the album",
  "gallery_events.cover_focal_y": "set in the album",
  "gallery_events.cover_height": "read from the picture",
  "gallery_events.cover_width": "read from the picture",
  "gallery_events.publish_at": "set by the buttons of publication",
  "gallery_events.published": "set by the buttons of publication",
  "latest_updates.has_page": "computed from the notice",
  "meetings.cancelled_at": "entered when a meeting is called off",
  "news_stories.cover_height": "read from the picture",
  "news_stories.cover_width": "read from the picture",
  "news_stories.status": "set by the buttons of publication",
  "campuses.former_slugs": "kept where the address changes",
  "campuses.key": "made from the first address",
  "classes.key": "made from the first name",
  "classes.stored_name": "the first name, which rows hold",
  "levels.former_slugs": "kept where the address changes",
  "levels.key": "made from the first address",
  "own_pages.above": "computed from the address",
  "own_pages.cover_height": "read from the picture",
  "own_pages.cover_width": "read from the picture",
  "own_pages.status": "set by the buttons of publication",
  "youtube_videos.duration_seconds": "asked of YouTube",
  "youtube_videos.is_gone": "asked of YouTube",
  "youtube_videos.people": "said on the page of who is in it",
  "youtube_videos.withheld": "follows from who is in it",
  "youtube_videos.thumbnail": "kept from YouTube",
};

test("visitors read no column without a field in the office", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as "table", a.attname as "column"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and c.relname in (${sql.join(Object.keys(declarations))})
      and has_column_privilege('anon', c.oid, a.attnum, 'select')
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*')
        and (p.polroles = '{0}' or 'anon'::regrole = any(p.polroles)))`.execute(database.kysely);
  const fieldsOf = (table: string) =>
    Object.keys(declarations[table as keyof typeof declarations].fields).map(
      (name) => name.split(".")[0],
    );
  const without = rows
    .filter(({ table, column }) => !entered.includes(column) && !fieldsOf(table).includes(column))
    .map(({ table, column }) => `${table}.${column}`);
  expect(rows.length).toBeGreaterThan(100);
  expect(without.sort()).toEqual(Object.keys(enteredElsewhere).sort());
});

test("a limit, a choice or a null that differs between the two is reported", async () => {
  await sql`alter table public.students alter column section set not null`.execute(database.kysely);
  await sql`alter table public.students drop constraint students_house_check,
    add check (length(house) <= 61)`.execute(database.kysely);
  await sql`alter table public.students drop constraint students_gender_check,
    add check (gender in ('female', 'male'))`.execute(database.kysely);
  expect(await differencesOf(declarations.students, formFields(declarations.students))).toEqual([
    "section: may be null is true as declared, false in the database",
    "house: longest is 60 as declared, 61 in the database",
    "gender: choices is female,male,other as declared, female,male in the database",
  ]);
});
