import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { type Language, languageNamed } from "../languages.ts";
import { wordsOf } from "./plain-words.ts";
import { otherWords } from "./search-terms.ts";

/** The kinds of results, in the page's order. */
const searchKinds = [
  ...(["page", "document", "event", "story", "update", "person"] as const),
  ...(["stop", "sport", "album", "video", "calendar"] as const),
];

export type SearchKind = (typeof searchKinds)[number];

export const longestQuery = 100;
const shortestQuery = 2;
const shownOfEachKind = 4;
const shownOfOneKind = 60;

/** The query in an address; an unknown kind counts as missing. */
export const siteSearchSchema = z.object({
  q: z
    .string()
    .transform((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
    .catch(""),
  kind: z.enum(searchKinds).nullable().catch(null),
});

export type SiteSearch = z.infer<typeof siteSearchSchema>;

/** A text with the language it is in. */
type Said = { text: string; language: Language };

export type FoundThing = {
  title: Said;
  excerpt: Said;
  /** An address on this site without its language, or an https address. */
  path: string;
  occursAt: string | null;
  campus: string | null;
};

export type FoundGroup = { kind: SearchKind; total: number; things: FoundThing[] };

/** Why there is no answer. */
export type SearchProblem = "empty" | "too-short" | "too-long";

export type SearchAnswer = {
  problem: SearchProblem | null;
  groups: FoundGroup[];
  total: number;
  /** The words that were searched for: those typed, or others if these found nothing. */
  searched: string;
  /** How those differ: words corrected, words left out, or neither. */
  change: "corrected" | "narrowed" | null;
  /** Synonyms that were also searched for. */
  besides: string[];
  /** The beginnings of the matched words, without accents and in lower case. */
  stems: string[];
  /** Words similar to those typed, if nothing was found. */
  suggestions: string[];
};

/**
 * The search results for a query, grouped by kind: four of each, or sixty of one. Misspelt words are
 * corrected to the nearest that find something. Row-level security decides what is found. Throws the
 * service's error.
 */
export async function searchSite(
  client: SchoolClient,
  { q, kind }: SiteSearch,
  language: Language,
): Promise<SearchAnswer> {
  const problem = problemOf(q);
  const nothing = {
    groups: [],
    total: 0,
    searched: q,
    change: null,
    besides: [],
    stems: [],
    suggestions: [],
  };
  if (problem) return { problem, ...nothing };
  const [all, ofKind] = await Promise.all([
    ask(client, { query: q, language, most: shownOfEachKind }),
    kind ? ask(client, { query: q, language, most: shownOfOneKind, only_kind: kind }) : [],
  ]);
  const [first] = all;
  if (!first) return { problem, ...nothing, suggestions: await listSuggestions(client, q) };
  const rows = kind ? [...all.filter((row) => row.kind !== kind), ...ofKind] : all;
  const groups = searchKinds.flatMap((one) => {
    const found = rows.filter((row) => row.kind === one);
    const total = found[0]?.total ?? 0;
    return total > 0 ? [{ kind: one, total, things: found.map(thingOf) }] : [];
  });
  return {
    problem,
    groups,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    ...comparedWith(q, first.searched),
    besides: otherWords(wordsOf(first.searched)),
    stems: first.stems,
    suggestions: [],
  };
}

type Question = { query: string; language: Language; most: number; only_kind?: SearchKind };

async function ask(client: SchoolClient, question: Question) {
  // Not by GET, because in an address the embedded backend reads words between braces as a list.
  const { data } = await client.rpc("search_site", question).throwOnError();
  return data;
}

type Row = Awaited<ReturnType<typeof ask>>[number];

function thingOf(row: Row): FoundThing {
  const said = (text: string, language: string): Said => ({
    text,
    language: languageNamed(language),
  });
  return {
    title: said(row.title, row.title_language),
    excerpt: said(row.excerpt ?? "", row.excerpt_language),
    path: row.path,
    occursAt: row.occurs_at,
    campus: row.campus,
  };
}

async function listSuggestions(client: SchoolClient, query: string): Promise<string[]> {
  const { data } = await client.rpc("suggest_search_words", { query }).throwOnError();
  return data.map(({ word }) => word);
}

function problemOf(query: string): SearchProblem | null {
  if (query === "") return "empty";
  if (query.length > longestQuery) return "too-long";
  return [...query].length < shortestQuery ? "too-short" : null;
}

/** The words that were searched for, as typed where they are the same. */
function comparedWith(query: string, searched: string): Pick<SearchAnswer, "searched" | "change"> {
  const asked = wordsOf(query);
  const words = wordsOf(searched);
  const isUnfinished = searched.endsWith("…");
  if (words.join(" ") === asked.join(" ")) {
    return { searched: isUnfinished ? `${query}…` : query, change: null };
  }
  const isPart = words.every((word) => asked.includes(word));
  return { searched, change: isPart ? "narrowed" : "corrected" };
}
