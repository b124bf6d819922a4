import type { Language } from "../../data/languages.ts";
import { pageAt } from "../../data/pages/page-names.ts";

export type Crumb = { label: string; to: string };

/** Segments that group pages and have none of their own lead to the page that lists them. */
const listedAt: Record<string, string> = {
  "/campus": "/campuses",
  "/gallery/event": "/gallery",
  "/register/sports": "/co-curricular/sports-athletics",
};

/** Segments that have neither a page nor a list of pages. */
const unpaged = ["/gallery/event", "/account", "/register"];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The way to a page from the home page on, both included; the home page has none. `names` stand for
 * the ids and slugs at its end, the last one last.
 */
export function crumbsTo(
  pathname: string,
  language: Language,
  names: string | readonly string[] = [],
): Crumb[] {
  const segments = pathname.split("/").filter(Boolean);
  if (segments.length === 0) return [];
  const crumbs = segments.flatMap((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    if (unpaged.includes(path)) return [];
    const to = listedAt[path] ?? path;
    const name = [names].flat().at(index - segments.length);
    if (uuid.test(segment) && !name) return [];
    const label = name ?? pageName(to, segment, language);
    return [{ label, to }];
  });
  return [{ label: pageName("/", "", language), to: "/" }, ...crumbs];
}

/** What a page is called here, or the words of its address. */
function pageName(path: string, segment: string, language: Language): string {
  const page = pageAt(path);
  return (page?.crumb ?? page?.name)?.[language] ?? friendly(segment);
}

function friendly(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
