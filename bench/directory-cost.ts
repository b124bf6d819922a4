import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { type RawBuilder, sql } from "kysely";
import { bootDatabase } from "../backend/database/boot.ts";
import type { Database } from "../backend/database/database.ts";
import { openPglite } from "../backend/database/pglite.ts";
import { openPostgres } from "../backend/database/postgres.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { printReport, type ReportRow } from "./report.ts";

const migrations = fileURLToPath(new URL("../supabase/migrations", import.meta.url));
const directorySizes = [20_000, 100_000];
const repetitions = 50;
export const viewer = "00000000-0000-4000-8000-000000000001";

/** Typical queries, as arguments of the directory's functions; `n` differs each time. */
const questions: { name: string; filter: (n: number) => string }[] = [
  { name: "no filter", filter: () => "" },
  { name: "a campus", filter: () => "campus => 'majra'" },
  { name: "a batch", filter: (n) => `batch => ${2004 + (n % 20)}` },
  { name: "a profession that everyone has", filter: () => "search_text => 'engineer'" },
  { name: "a batch and a house", filter: (n) => `batch => 2011, house => 'House ${n % 4}'` },
  { name: "a city and an industry", filter: () => "city => 'City 7', industry => 'Industry 4'" },
  {
    name: "mentors of a country",
    filter: (n) => `mentors => true, country => 'Country ${n % 12}'`,
  },
  { name: "a full name", filter: (n) => `search_text => '${givenName(n)} ${familyName(n)}'` },
  {
    name: "the beginning of a name",
    filter: (n) => `search_text => '${givenName(n).slice(0, 4)}'`,
  },
  { name: "a misspelt name", filter: (n) => `search_text => '${misspelt(familyName(n))}'` },
  {
    name: "two misspelt names and a city",
    filter: (n) =>
      `search_text => '${misspelt(givenName(n))} ${misspelt(familyName(n))}', city => 'City 3'`,
  },
];

export type DirectoryCost = { size: number; name: string; median: number; percentile95: number };

/**
 * The time the directory takes in the database, in milliseconds, with each of the given numbers of verified
 * profiles: a page of it, a late page, and the counts beside its filters.
 */
export async function measureDirectoryCost(
  kind: "PGlite" | "PostgreSQL",
  sizes = directorySizes,
): Promise<DirectoryCost[]> {
  const server = kind === "PostgreSQL" ? await startPostgres() : undefined;
  const database: Database = server ? await openPostgres(server.url) : await openPglite();
  try {
    await bootDatabase(new App({ connection: database }), database, {
      MIGRATIONS_DIR: migrations,
      DATABASE_URL: server?.url,
    });
    // The audit log of 100,000 invented people is not measured.
    await run(database, "alter table public.alumni_profiles disable trigger audit");
    const figures: DirectoryCost[] = [];
    let filled = 0;
    for (const size of sizes) {
      for (; filled < size; filled += 5_000) {
        for (const statement of addAlumni(filled + 1, filled + 5_000).split(";"))
          if (statement.trim()) await run(database, statement);
      }
      const late = await lastOfPage(database, size);
      for (const { name, filter } of questions) {
        const ask =
          (call: string, more = "") =>
          (n: number) => {
            const asked = [filter(n), more].filter((part) => part !== "").join(", ");
            return sql.raw(`select count(*) from public.${call}(${asked})`);
          };
        const asked: [string, (n: number) => RawBuilder<unknown>][] = [
          ["page", ask("list_directory")],
          ["late page", ask("list_directory", `after_person => '${late}'`)],
          ["counts", ask("count_directory_facets")],
        ];
        for (const [what, question] of asked) {
          figures.push({
            size,
            name: `${name}: ${what}`,
            ...(await measureQuestion(database, question, viewer)),
          });
        }
      }
    }
    return figures;
  } finally {
    await database.close();
    await server?.stop();
  }
}

export const run = (database: Database, statement: string) =>
  sql.raw(statement).execute(database.kysely);

/** The person at nine tenths of the list. */
async function lastOfPage(database: Database, size: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from public.alumni_profiles order by full_name collate "C", id
    offset ${Math.floor(size * 0.9)} limit 1`.execute(database.kysely);
  return rows[0]?.id ?? viewer;
}

const syllables = "ka shi mo ra ni de va su pri ha lo gu ta ya me bi".split(" ");
const endings = ["wat", "ngh", "rma", "kur", "jan"];
const syllable = (n: number) => syllables[n % 16] ?? "";
/** The names that `addAlumni` uses: 900 given names, 400 family names. */
const givenName = (n: number) =>
  syllable(n % 900) +
  syllable(Math.floor((n % 900) / 16)) +
  syllable(Math.floor((n % 900) / 256) + 3);
const familyName = (n: number) =>
  syllable((n % 400) + 5) + syllable(Math.floor((n % 400) / 16)) + (endings[n % 5] ?? "");
/** Swaps two letters and replaces a third. */
const misspelt = (name: string) =>
  `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4, -1)}${name.at(-1) === "n" ? "m" : "n"}`;

/** Alumni of 20 batches, 400 family names, 60 cities, 12 countries and 30 industries; every fourth hides more from others. */
export function addAlumni(from: number, to: number): string {
  const id = (number: string) =>
    `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
  const pick = (values: string[], place: string) =>
    `(array['${values.join("','")}'])[1 + (${place}) % ${values.length}]`;
  const [given, family] = ["(n * 7919 / 37) % 900", "(n * 7907 / 41) % 400"];
  return `
    insert into auth.users (id, email, email_confirmed_at)
      select ${id("n")}, 'a' || n || '@mail.example', now() from generate_series(${from}, ${to}) n;
    insert into public.auth_user_roles (user_id, role)
      select ${id("n")}, 'alumni' from generate_series(${from}, ${to}) n;
    insert into public.alumni_profiles (id, full_name, batch_year, campus, house, stream, profession,
      organisation, industry, city, country, is_mentor, status, visibility)
    select ${id("n")},
      initcap(${pick(syllables, given)} || ${pick(syllables, `(${given}) / 16`)} || ${pick(syllables, `(${given}) / 256 + 3`)})
        || ' ' || initcap(${pick(syllables, `(${family}) + 5`)} || ${pick(syllables, `(${family}) / 16`)} || ${pick(endings, family)}),
      2004 + n % 20,
      (array['paonta-sahib', 'majra', 'paonta-sahib'])[1 + n % 3], 'House ' || (n / 20) % 4, 'Science',
      'Engineer', 'Organisation ' || n % 500, 'Industry ' || (n * 31) % 30, 'City ' || (n * 17) % 60,
      'Country ' || (n * 13) % 12, n % 9 = 0, 'verified',
      case when n % 4 = 0 then '{"city": "batch", "country": "batch"}'::jsonb else '{}'::jsonb end
    from generate_series(${from}, ${to}) n;`;
}

/** Rows of a report: median and 95th percentile of each query beside its target. */
export function directoryRows(database: string, figures: DirectoryCost[]): ReportRow[] {
  return figures.map(({ size, name, median, percentile95 }) => [
    `directory, ${database}, ${size} people, ${name}`,
    `${median.toFixed(1)}, p95 ${percentile95.toFixed(1)} ms`,
    size > 20_000 ? "p95 ≤ 120 ms" : "p95 ≤ 30 ms",
  ]);
}

/** Median and 95th percentile, in milliseconds, of a query that a person runs 50 times. */
export async function measureQuestion(
  database: Database,
  ask: (n: number) => RawBuilder<unknown>,
  person: string,
) {
  const times: number[] = [];
  for (let n = 0; n < repetitions; n++) times.push(await timeAs(person, database, ask(n * 131)));
  // The first queries include planning.
  const settled = times.slice(5).sort((a, b) => a - b);
  const at = (share: number) => settled[Math.floor(settled.length * share)] ?? Number.NaN;
  return { median: at(0.5), percentile95: at(0.95) };
}

async function timeAs(
  person: string,
  database: Database,
  query: RawBuilder<unknown>,
): Promise<number> {
  const token = JSON.stringify({ sub: person, role: "authenticated" });
  return await database.kysely.transaction().execute(async (transaction) => {
    await sql`select set_config('request.jwt.claims', ${token}, true)`.execute(transaction);
    await sql`set local role authenticated`.execute(transaction);
    const begun = performance.now();
    await query.execute(transaction);
    return performance.now() - begun;
  });
}

// `npm run bench -- directory`: the cost of the alumni directory with 20,000 and 100,000 people;
// `npm run bench -- directory PGlite 20000` with one database and one number of people.
if (import.meta.main) {
  const [asked, size] = process.argv.slice(2);
  const sizes = size === undefined ? directorySizes : [Number(size)];
  for (const database of ["PGlite", "PostgreSQL"] as const) {
    if (asked !== undefined && asked !== database) continue;
    printReport(directoryRows(database, await measureDirectoryCost(database, sizes)));
  }
}
