import type { SchoolClient } from "../client.ts";
import { placeSearchWords } from "./place-pages.ts";
import { searchWords, sitePages } from "./site-map.ts";
import type { Named, SitePage } from "./site-page.ts";

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
