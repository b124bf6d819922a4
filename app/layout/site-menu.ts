import siteMenuTexts from "messages:layout/siteMenu";
import type { Language } from "../../data/languages.ts";
import { pageLink, pageWords } from "../../data/pages/page-names.ts";
import { type PagePath, sitePages } from "../../data/pages/site-map.ts";
import type { Section } from "../../data/pages/site-page.ts";
import { useLanguage } from "../language/language.ts";

export type MenuLink = {
  label: string;
  to: string;
  /** What the dropdown says of the page while a pointer or the focus is on its link. */
  description: string;
  aside?: string;
  picture: string;
};

export type Menu = {
  label: string;
  /** Pages that belong to the menu without a link in it: it is marked on them too. */
  overviews: string[];
  groups: { heading?: string; links: MenuLink[] }[];
};

/** The four dropdowns of the top bar, in order. docs/requirements.md R2.5. */
export function useMenus(): Menu[] {
  const language = useLanguage();
  const t = siteMenuTexts[language];
  return [
    menu(language, t.about, ["about"]),
    menu(language, t.academics, ["academics"]),
    menu(language, t.campusLife, ["campuses", "coCurricular"], [t.campuses, t.coCurricular]),
    menu(language, t.community, ["community"]),
  ];
}

/** Names and addresses of pages, for links without a description. */
export function usePageLinks(paths: readonly PagePath[]): { label: string; to: string }[] {
  const language = useLanguage();
  return paths.map((path) => pageLink(path, language));
}

/** Beside the dropdowns: links without a menu. */
export const directLinks = pathsIn("direct");
export const legalLinks = pathsIn("legal");

function menu(language: Language, label: string, sections: Section[], headings?: string[]): Menu {
  const ownPages = sections.map(pagesIn);
  return {
    label,
    overviews: ownPages.flat().flatMap(({ path, picture }) => (picture ? [] : [path])),
    groups: ownPages.map((pages, place) => ({
      heading: headings?.[place],
      links: pages.flatMap((page) => menuLink(page, language) ?? []),
    })),
  };
}

/** Null for a page that has no link in its dropdown. */
function menuLink(page: (typeof sitePages)[number], language: Language): MenuLink | null {
  const { path, picture } = page;
  if (!picture) return null;
  const words = pageWords(path, language);
  return {
    ...pageLink(path, language),
    description: words?.description ?? "",
    aside: words?.aside,
    picture: `/prints/${picture}.svg`,
  };
}

function pagesIn(section: Section) {
  return sitePages.filter((page) => page.section === section);
}

function pathsIn(section: Section): PagePath[] {
  return sitePages.flatMap((page) => (page.section === section ? [page.path] : []));
}
