import searched from "messages:search/pages";
import type { Language } from "../languages.ts";
import { pageWords } from "./page-names.ts";
import { wordsOf } from "./plain-words.ts";
import { type PagePath, sitePages } from "./site-map.ts";

/** Shorter words, and those that addresses of any site have, say nothing. */
const shortestWord = 3;
const empty = new Set(["html", "htm", "php", "aspx", "index", "page", "pages", "home", "www"]);

/**
 * The pages that a wrong address may have meant, by the words of the address, of the site's paths and of one language;
 * the likeliest first, at most `most`.
 */
export function likelyPages(address: string, language: Language, most: number): PagePath[] {
  const words = wordsOf(readable(address)).filter(
    (word) => word.length >= shortestWord && !empty.has(word),
  );
  return sitePages()
    .map(({ path }) => ({ path, score: scoreOf(words, path, language) }))
    .filter(({ path, score }) => score > 0 && path !== "/")
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ path }) => path);
}

/** A name counts more than the words that the search knows a page by. */
function scoreOf(words: readonly string[], path: PagePath, language: Language): number {
  const keywords: Readonly<Record<string, string>> = searched[language];
  const named = wordsOf(`${path} ${pageWords(path, language)?.name ?? ""}`);
  return 2 * matches(words, named) + matches(words, wordsOf(keywords[path] ?? ""));
}

function matches(words: readonly string[], known: readonly string[]): number {
  return words.filter((word) => known.some((one) => isFormOf(word, one))).length;
}

/** The same word but for its end: fee and fees, admission and admissions. */
function isFormOf(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  return short.length >= shortestWord && long.startsWith(short) && long.length - short.length <= 2;
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
