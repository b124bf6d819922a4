import type { SchoolClient } from "../client.ts";
import { campuses } from "../school/campuses.ts";
import { levels } from "../school/levels.ts";
import { pageAt } from "./page-names.ts";
import { placeSearchWords } from "./place-pages.ts";
import { searchWords, sitePages } from "./site-map.ts";
import type { Named, SitePage } from "./site-page.ts";

/** A page that anybody may find: its path without a language, and when its content last changed. */
export type PublicAddress = { path: string; changedAt: string | null };

const part = 1_000;

/**
 * The addresses of all pages made from rows: events, listed albums, sports, notices of more than a
 * sentence, and one for each campus
 * and level; and of the given fixed pages. Throws the service's error.
 */
export async function listPublicAddresses(
  client: SchoolClient,
  fixed: readonly string[],
): Promise<PublicAddress[]> {
  const [content, events, albums, sports, notices] = await Promise.all([
    listContentChanges(client),
    listAll((from, to) =>
      client.from("events").select("slug, updated_at").order("id").range(from, to),
    ),
    listAll((from, to) =>
      client
        .from("gallery_events")
        .select("id, updated_at")
        .eq("unlisted", false)
        .order("id")
        .range(from, to),
    ),
    listAll((from, to) =>
      client.from("sports_programs").select("id, updated_at").order("id").range(from, to),
    ),
    listAll((from, to) =>
      client
        .from("latest_updates")
        .select("id, updated_at")
        .eq("is_active", true)
        .eq("has_page", true)
        .order("id")
        .range(from, to),
    ),
  ]);
  const pages = [
    ...fixed,
    ...campuses.map(({ id }) => `/campus/${id}`),
    ...levels.map(({ id }) => `/academics/${id}`),
  ];
  return [
    ...pages.map((path) => ({
      path,
      changedAt: content.get(pageAt(path)?.contentKey ?? "") ?? null,
    })),
    ...events.map((row) => ({ path: `/invites/${row.slug}`, changedAt: row.updated_at })),
    ...albums.map((row) => ({ path: `/gallery/event/${row.id}`, changedAt: row.updated_at })),
    ...sports.map((row) => ({
      path: `/co-curricular/sports-athletics/${row.id}`,
      changedAt: row.updated_at,
    })),
    ...notices.map((row) => ({ path: `/notices/${row.id}`, changedAt: row.updated_at })),
  ];
}

async function listContentChanges(client: SchoolClient) {
  const rows = await listAll((from, to) =>
    client.from("site_content").select("key, updated_at").order("key").range(from, to),
  );
  return new Map(rows.map(({ key, updated_at }) => [key, updated_at]));
}

/** Every row of a question, asked in parts: one answer holds at most 1,000. */
async function listAll<Row>(
  ask: (from: number, to: number) => PromiseLike<{ data: Row[] | null; error: unknown }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await ask(rows.length, rows.length + part - 1);
    if (error) throw error;
    rows.push(...(data ?? []));
    if (!data || data.length < part) return rows;
  }
}

const words: Readonly<Record<string, Named | undefined>> = searchWords;

/**
 * Makes the search find the pages of the site map by their present names. Returns how many are new,
 * renamed or gone. Needs the service key; throws the service's error.
 */
export async function saveFoundPages(client: SchoolClient): Promise<number> {
  const { data } = await client
    .rpc("save_site_pages", { pages: sitePages.map(foundPage) })
    .throwOnError();
  return data;
}

/** A page as the search keeps it. */
export function foundPage({ path, contentKey, campus, name }: SitePage) {
  const also = words[path] ?? placeSearchWords[path];
  return {
    id: path,
    content_key: contentKey ?? null,
    campus: campus ?? null,
    title_en: name.en,
    title_hi: name.hi,
    also_en: also?.en ?? "",
    also_hi: also?.hi ?? "",
  };
}
