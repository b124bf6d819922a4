import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { sql } from "kysely";
import { bootDatabase } from "../backend/database/boot.ts";
import type { Database } from "../backend/database/database.ts";
import { openPglite } from "../backend/database/pglite.ts";
import { openPostgres } from "../backend/database/postgres.ts";
import { savedTopics } from "../data/pages/search-topics.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { printReport } from "./report.ts";

const migrations = fileURLToPath(new URL("../supabase/migrations", import.meta.url));
const words = 6_000;
const repetitions = 40;

/** Typical queries, and the function that the search page calls. `misspelt(n)` is different each time. */
const questions = [
  { name: "a word that is there", ask: (n: number) => search(wordOf(n)) },
  { name: "a word with others for the same", ask: () => search("vacation") },
  { name: "eight words with others for the same", ask: () => search(manyTopics) },
  { name: "a misspelt word", ask: (n: number) => search(misspelt(n)) },
  { name: "eight misspelt words", ask: (n: number) => search(several(n)) },
  { name: "suggestions for a word", ask: (n: number) => suggest(misspelt(n)) },
  { name: "suggestions for eight words", ask: (n: number) => suggest(several(n)) },
  { name: "a word of 100 letters", ask: (n: number) => search(wordOf(n).repeat(20).slice(0, 100)) },
];

type SearchCost = { name: string; median: number; percentile95: number };

/**
 * The time the search takes in the database, in milliseconds, in a school with 6,000 different words on its
 * pages.
 */
async function measureSearchCost(kind: "PGlite" | "PostgreSQL"): Promise<SearchCost[]> {
  const server = kind === "PostgreSQL" ? await startPostgres() : undefined;
  const database: Database = server ? await openPostgres(server.url) : await openPglite();
  try {
    await bootDatabase(new App({ connection: database }), database, {
      MIGRATIONS_DIR: migrations,
      DATABASE_URL: server?.url,
    });
    await enterEvents(database);
    await enterTopics(database);
    const figures: SearchCost[] = [];
    for (const { name, ask } of questions) {
      const times: number[] = [];
      for (let n = 0; n < repetitions; n++) times.push(await timeAsVisitor(database, ask(n * 131)));
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      figures.push({ name, median: at(0.5), percentile95: at(0.95) });
    }
    return figures;
  } finally {
    await database.close();
    await server?.stop();
  }
}

const manyTopics = "fees holiday phone admission uniform bus jobs exam";
const search = (query: string) => sql`select count(*) from public.search_site(${query})`;
const suggest = (query: string) => sql`select count(*) from public.suggest_search_words(${query})`;

const consonants = "bcdfghjklmnprstv";
const vowels = "aeiou";

/** The nth word of a language without duplicates: four syllables from consonant and vowel. */
function wordOf(n: number): string {
  // Multiplying by a number prime to 80^4 scatters neighbours over the language.
  let rest = ((n % words) * 7_368_787) % 80 ** 4;
  let word = "";
  for (let place = 0; place < 4; place++) {
    word += consonants[rest % 16];
    rest = Math.floor(rest / 16);
    word += vowels[rest % 5];
    rest = Math.floor(rest / 5);
  }
  return word;
}

function misspelt(n: number): string {
  const word = wordOf(n);
  const place = 2 + (n % (word.length - 3));
  return `${word.slice(0, place)}x${word.slice(place + 1)}`;
}

function several(n: number): string {
  const each = Array.from({ length: 8 }, (_, place) => misspelt(n + place * 977));
  return each.join(" ").slice(0, 100);
}

/** Events with twelve words each, published long ago. */
async function enterEvents(database: Database): Promise<void> {
  const rows = Array.from({ length: words / 12 }, (_, event) => ({
    title: `Event ${event}`,
    summary: Array.from({ length: 12 }, (_, place) => wordOf(event * 12 + place)).join(" "),
  }));
  await sql`insert into public.events (title, slug, summary, status, starts_at, publish_at)
    select title, 'event-' || row_number() over (), summary, 'published', now(), '2020-01-01'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (title text, summary text)`.execute(
    database.kysely,
  );
}

/** The synonyms, as the server enters them. */
async function enterTopics(database: Database): Promise<void> {
  await database.kysely.transaction().execute(async (request) => {
    await sql`set local role service_role`.execute(request);
    await sql`select public.save_search_topics(${JSON.stringify(savedTopics())}::jsonb)`.execute(
      request,
    );
  });
}

async function timeAsVisitor(database: Database, question: ReturnType<typeof sql>) {
  return database.kysely.transaction().execute(async (request) => {
    await sql`set local role anon`.execute(request);
    const begun = performance.now();
    await question.execute(request);
    return performance.now() - begun;
  });
}

// `npm run bench -- search`: the cost of misspelt words in the database compared with existing ones.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  const figures = await measureSearchCost(database);
  const spelt = figures[0]?.median ?? Number.NaN;
  printReport(
    figures.map(({ name, median, percentile95 }) => [
      `${name}, ${database}: median, 95th percentile, times the first`,
      `${median.toFixed(1)} ms, ${percentile95.toFixed(1)} ms, ${(median / spelt).toFixed(1)}`,
      "",
    ]),
  );
}
