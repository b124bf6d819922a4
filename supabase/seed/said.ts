import { readdirSync, readFileSync } from "node:fs";
import { languages } from "../../data/languages.ts";
import { type FirstCampusId, firstCampusesIn } from "../../data/school/first-campuses.ts";
import { seed } from "./seed.ts";

/** What the sample school and the site's own words say, statement by statement, for tests to compare. */

export type Row = Record<string, unknown>;
export type Sample = Record<string, Row[]>;

/** All rows of a sample school that starts on a day, by table. */
export async function sampleOf(today: Date): Promise<Sample> {
  const tables: Sample = {};
  const insert = async (table: string, rows: Row[]) => {
    tables[table] = rows;
  };
  await seed(insert, { today, createUser: async () => {} });
  return tables;
}

/** A part of the school's content in English, and the same part in Hindi. */
export type Pair = { at: string; en: unknown; hi: unknown };

/** Pages with the pages in Hindi, rows with their Hindi words, and the catalogues of messages. */
export function pairsOf(sample: Sample): Pair[] {
  return [...pairsOfPages(sample), ...pairsOfRows(sample), ...pairsOfMessages()];
}

function pairsOfPages({ site_content = [] }: Sample): Pair[] {
  const contents = new Map(site_content.map(({ key, content }) => [String(key), content]));
  return [...contents]
    .filter(([key]) => !key.startsWith("hi/"))
    .map(([key, en]) => ({ at: `site_content/${key}`, en, hi: contents.get(`hi/${key}`) }));
}

function pairsOfRows(sample: Sample): Pair[] {
  return Object.entries(sample).flatMap(([table, rows]) =>
    rows.flatMap(({ translations, ...row }) => {
      const hi = (translations as { hi?: Row } | undefined)?.hi;
      if (!hi) return [];
      const en = Object.fromEntries(Object.keys(hi).map((name) => [name, row[name]]));
      const { campus } = row;
      const at = `${table}/${row.slug ?? row.title ?? row.name ?? row.id}`;
      return [{ at, en: { ...en, campus }, hi: { ...hi, campus } }];
    }),
  );
}

function pairsOfMessages(): Pair[] {
  const folder = new URL("../../messages/", import.meta.url);
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  return readdirSync(new URL("en/", folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ at: `messages/${name}`, en: read(`en/${name}`), hi: read(`hi/${name}`) }));
}

export type Statement = {
  /** Where it stands: "site_content/campus/majra/hours/2". */
  at: string;
  language: "en" | "hi";
  /** The texts of one object, joined, because they make one statement; or one text of a list. */
  text: string;
  /** Of which campus: the one that it names, or that the row, the page or a key above names. */
  campus: FirstCampusId | null;
};

/** Every statement, a sentence long, in both languages. */
export function everythingSaid(sample: Sample): Statement[] {
  return pairsOf(sample).flatMap(({ at, en, hi }) => {
    const campus =
      firstCampusesIn("en").find(({ id }) => at === `site_content/campus/${id}`)?.id ?? null;
    return [
      ...statements(en, { at, language: "en", campus }),
      ...statements(hi, { at, language: "hi", campus }),
    ];
  });
}

function statements(part: unknown, place: Omit<Statement, "text">): Statement[] {
  if (typeof part === "string") return sentences({ ...place, text: part });
  if (typeof part !== "object" || part === null) return [];
  const campus = ("campus" in part && campusNamed(part.campus)) || place.campus;
  const entries = Object.entries(part).filter(([name]) => name !== "campus");
  const isOwn = ([name, one]: [string, unknown]) =>
    ["string", "number"].includes(typeof one) && !Array.isArray(part) && !campusNamed(name);
  const own = entries.filter(isOwn).map(([, text]) => text);
  return [
    ...sentences({ ...place, campus, text: own.join(" — ") }),
    ...entries
      .filter((entry) => !isOwn(entry))
      .flatMap(([name, one]) => {
        const at = `${place.at}/${name}`;
        return statements(one, { ...place, at, campus: campusNamed(name) ?? campus });
      }),
  ];
}

function sentences({ text, ...place }: Statement): Statement[] {
  return text
    .split(/(?<=[.!?;।•])\s+|\n+/)
    .filter((sentence) => sentence.trim())
    .map((sentence) => ({
      ...place,
      text: sentence,
      campus: campusSaid(sentence) ?? place.campus,
    }));
}

function campusNamed(name: unknown): FirstCampusId | undefined {
  return firstCampusesIn("en").find(({ id }) => id === name)?.id;
}

/** The campus that a sentence names, if it names one. */
function campusSaid(sentence: string): FirstCampusId | undefined {
  const all = languages.flatMap(({ id }) => firstCampusesIn(id));
  const named = new Set(all.filter(({ name }) => sentence.includes(name)).map(({ id }) => id));
  return named.size === 1 ? [...named][0] : undefined;
}

const small = {
  en: "one two three four five six seven eight nine ten".split(" "),
  hi: "एक दो तीन चार पाँच छह सात आठ नौ दस".split(" "),
};
const large: Record<string, number> = {
  ...from(11, "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"),
  ...from(11, "ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस"),
  ...{ noon: 12, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100 },
  ...{ पच्चीस: 25, तीस: 30, बत्तीस: 32, चालीस: 40, इकतालीस: 41, पैंतालीस: 45, अड़तालीस: 48 },
  ...{ पचास: 50, साठ: 60, नब्बे: 90, सौ: 100, हज़ार: 1000, thousand: 1000 },
};

function from(first: number, words: string): Record<string, number> {
  return Object.fromEntries(words.split(" ").map((word, index) => [word, first + index]));
}

/** "1,400" or "forty-five" as a number; "8:15" as 815. */
export function numberOf(said: string): number | undefined {
  if (/^\d/.test(said)) return Number(said.replaceAll(/\D/g, ""));
  const [word = "", unit = ""] = said.toLowerCase().split("-");
  if (large[word]) return large[word] + small.en.indexOf(unit) + 1;
  const index = Math.max(small.en.indexOf(word), small.hi.indexOf(word));
  return index < 0 ? undefined : index + 1;
}

/**
 * The numbers of a text by size: in digits of either script, and in words from eleven up. Smaller
 * words are said in too many ways to compare: "one" of two, "half past four".
 */
export function numbersIn(text: string): number[] {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit)));
  const found = latin.match(/\d+|[A-Za-z]+(?:-[a-z]+)?|[\u0900-\u097f]+/g) ?? [];
  return found
    .flatMap((one) => {
      const number = numberOf(one);
      return number === undefined || (number < 11 && !/^\d/.test(one)) ? [] : [number];
    })
    .toSorted((a, b) => a - b);
}

export type Found = Statement & { found: string[] };

/** Each match of a pattern in what is said, with its groups. */
export function find(said: Statement[], pattern: RegExp): Found[] {
  const all = new RegExp(pattern, "gi");
  return said.flatMap((statement) =>
    [...statement.text.matchAll(all)].map((match) => ({
      ...statement,
      found: match.slice(1).filter((group) => group !== undefined),
    })),
  );
}

/** Those that are not right, as a person looks for them. */
export function wrong(found: Found[], isRight: (one: Found) => boolean): string[] {
  return found.filter((one) => !isRight(one)).map(({ at, text }) => `${at}: ${text}`);
}
