import campusTexts from "messages:search/campuses";
import levelTexts from "messages:search/levels";
import pageTexts from "messages:search/pages";
import thingTexts from "messages:search/things";
import disclosureTexts from "messages:site/disclosure/disclosure";
import type { SchoolClient } from "../client.ts";
import { byLanguage, type Language } from "../languages.ts";
import { ownPageAddress } from "../own-pages/own-paths.ts";
import { campusesIn, campusPath } from "../school/campuses.ts";
import { levelPath, levelsIn } from "../school/levels.ts";
import { listAll } from "../whole-lists.ts";
import { pageAt, pageName } from "./page-names.ts";
import { albumPath, eventPath, noticePath, sportPath, storyPath } from "./row-paths.ts";
import { type PagePath, sitePages } from "./site-map.ts";

/** A page that anybody may find: its path without a language, and when its content last changed. */
export type PublicAddress = { path: string; changedAt: string | null };

/**
 * The addresses of the given fixed pages and of all that are made from rows: events, listed albums, sports, stories,
 * own pages, notices longer than a sentence, and one page for each campus and level. Throws the service's error.
 */
export async function listPublicAddresses(
  client: SchoolClient,
  fixed: readonly string[],
): Promise<PublicAddress[]> {
  const [content, events, albums, sports, notices, stories, ownPages] = await Promise.all([
    listContentChanges(client),
    listAll(() => client.from("events").select("slug, updated_at").order("id")),
    listAll(() =>
      client.from("gallery_events").select("id, updated_at").eq("unlisted", false).order("id"),
    ),
    listAll(() => client.from("sports_programs").select("id, updated_at").order("id")),
    listAll(() =>
      client
        .from("latest_updates")
        .select("id, updated_at")
        .eq("is_active", true)
        .eq("has_page", true)
        .order("id"),
    ),
    listAll(() => client.from("news_stories").select("slug, updated_at").order("id")),
    listAll(() => client.from("own_pages").select("path, updated_at").order("id")),
  ]);
  const pages = [...fixed, ...campusesIn("en").map(campusPath), ...levelsIn("en").map(levelPath)];
  return [
    ...pages.map((path) => ({
      path,
      changedAt: content.get(pageAt(path)?.contentKey ?? "") ?? null,
    })),
    ...events.map((row) => ({ path: eventPath(row.slug), changedAt: row.updated_at })),
    ...albums.map((row) => ({ path: albumPath(row.id), changedAt: row.updated_at })),
    ...sports.map((row) => ({
      path: sportPath(row.id),
      changedAt: row.updated_at,
    })),
    ...notices.map((row) => ({ path: noticePath(row.id), changedAt: row.updated_at })),
    ...stories.map((row) => ({ path: storyPath(row.slug), changedAt: row.updated_at })),
    ...ownPages.map((row) => ({ path: ownPageAddress(row.path), changedAt: row.updated_at })),
  ];
}

async function listContentChanges(client: SchoolClient) {
  const rows = await listAll(() =>
    client.from("site_content").select("key, updated_at").order("key"),
  );
  return new Map(rows.map(({ key, updated_at }) => [key, updated_at]));
}

/**
 * Saves the current names of the site map's pages and of other named things for the search. Returns how many
 * pages are new, renamed or gone. Needs the service key; throws the service's error.
 */
export async function saveFoundPages(client: SchoolClient): Promise<number> {
  const { data } = await client
    .rpc("save_site_pages", { pages: sitePages().map(foundPage), names: namesOfThings() })
    .throwOnError();
  return data;
}

/** A page for the search: its names, and what else people type to find it. */
export function foundPage({ path, contentKey, campus }: ReturnType<typeof sitePages>[number]) {
  return {
    id: path,
    content_key: contentKey ?? null,
    campus: campus ?? null,
    titles: byLanguage((language) => pageName(path, language)),
    also: byLanguage((language) => searchedBy(path, contentKey, language)),
  };
}

/**
 * Names for the search of things that have none in the database: bus stops, and papers that must be
 * disclosed.
 */
function namesOfThings() {
  const kinds = Object.keys(disclosureTexts.en.kinds) as (keyof typeof disclosureTexts.en.kinds)[];
  return [
    { id: "stop", names: byLanguage((language) => thingTexts[language].stop) },
    ...kinds.map((kind) => ({
      id: `documents/${kind}`,
      names: byLanguage((language) => disclosureTexts[language].kinds[kind]),
    })),
  ];
}

/**
 * Search words, separate from the page's names, because browsers receive those. Campuses and levels have
 * theirs at any address.
 */
function searchedBy(path: PagePath, contentKey: string | undefined, language: Language): string {
  const words: Readonly<Record<string, string>> = {
    ...pageTexts[language],
    ...under("academics", levelTexts[language]),
    ...under("campus", campusTexts[language]),
  };
  return words[path] ?? words[contentKey ?? ""] ?? "";
}

const under = (start: string, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([id, said]) => [`${start}/${id}`, said]));
