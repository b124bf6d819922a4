import listed from "messages:pages/listed";
import unlisted from "messages:pages/unlisted";
import { type Language, textsIn } from "../languages.ts";
import { type PlacePath, placeWords, presentPath } from "./place-pages.ts";
import { type PagePath, sitePages } from "./site-map.ts";
import type { PageWords, SitePage } from "./site-page.ts";

// A page of the site map without its names in messages/<language>/pages.json does not compile.
const words: Record<Language, Record<Exclude<PagePath, PlacePath>, PageWords>> = listed;
/** Pages that are in no menu and no search. */
const otherNames: Record<Language, Readonly<Record<string, string>>> = unlisted;

const named: Partial<Record<Language, ReadonlyMap<string, PageWords>>> = {};

function namedIn(language: Language): ReadonlyMap<string, PageWords> {
  named[language] ??= new Map([
    ...Object.entries(textsIn(words, language)),
    ...Object.entries(textsIn(otherNames, language)).map(([path, name]): [string, PageWords] => [
      path,
      { name },
    ]),
  ]);
  return named[language];
}

/** The site map's entry of a path without a language, if there is one. */
export function pageAt(path: string): SitePage | undefined {
  const now = presentPath(path);
  return sitePages().find((page) => page.path === now);
}

/** The names of the page at a path without a language, if its address is fixed. */
export function pageWords(path: string, language: Language): PageWords | undefined {
  return placeWords(path, language) ?? namedIn(language).get(path);
}

/** The name of a page of the site map in a language. */
export function pageName(path: PagePath, language: Language): string {
  return pageWords(path, language)?.name ?? path;
}

/** A link to a page under the name that menus give it. */
export function pageLink(path: PagePath, language: Language): { label: string; to: string } {
  const page = pageWords(path, language);
  return { label: page?.menuName ?? page?.name ?? path, to: presentPath(path) };
}
