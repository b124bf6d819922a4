import breadcrumbsTexts from "messages:layout/breadcrumbs";
import siteMenuTexts from "messages:layout/siteMenu";
import { type Language, listIn } from "../../data/languages.ts";
import { campuses } from "../../data/school/campuses.ts";
import { levels } from "../../data/school/levels.ts";

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
  return [{ label: breadcrumbsTexts[language].home, to: "/" }, ...crumbs];
}

/** What a page is called here: as a crumb, as a campus or level, as in the menus, or by its address. */
function pageName(path: string, segment: string, language: Language): string {
  const crumbs: Record<string, string> = breadcrumbsTexts[language].labels;
  const pages: Record<string, string> = siteMenuTexts[language].pages;
  const listed = [...listIn(campuses, language), ...listIn(levels, language)];
  return (
    crumbs[path] ??
    listed.find(({ id }) => id === segment)?.name ??
    pages[path] ??
    friendly(segment)
  );
}

function friendly(segment: string): string {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
