import siteMenuTexts from "messages:layout/siteMenu";
import { type Language, languageOfLetters } from "../../data/languages.ts";
import { parseUrl } from "../../data/older-browsers.ts";
import type { MenuEntry, MenuGroup, SiteMenu } from "../../data/pages/menu-schema.ts";
import { originalMenu } from "../../data/pages/original-menu.ts";
import { pageAt, pageLink, pageWords } from "../../data/pages/page-names.ts";
import { type PagePath, sitePages } from "../../data/pages/site-map.ts";
import type { Section } from "../../data/pages/site-page.ts";
import { useLanguage } from "../language/language.ts";
import { useSharedData } from "./shared-data.ts";

/** A text of a menu, and its language: the office may have written it in one only. */
export type Named = { label: string; language: Language };

export type MenuLink = Named & {
  to: string;
  /** The name of the other site to which it links. */
  host?: string;
  /** The dropdown's description of the page while its link is hovered or focused. */
  description?: string;
  aside?: string;
  picture?: string;
};

/** A dropdown of the top bar, or a column of the footer. */
export type Menu = Named & {
  /** Pages that belong to the menu without a link in it: the menu is marked as current on them too. */
  overviews: string[];
  parts: MenuPart[];
};

export type MenuPart = { heading?: Named; links: MenuLink[] };

type SiteMenuLinks = {
  menus: Menu[];
  direct: MenuLink[];
  footer: Menu[];
  legal: MenuLink[];
};

/** The links around every page: the office's, else the original ones. docs/requirements.md R2.5. */
export function useSiteMenu(): SiteMenuLinks {
  const language = useLanguage();
  return menuLinks(useSharedData().menu ?? originalMenu(siteMenuTexts[language]), language);
}

/** The visible part of a menu in a language. */
export function menuLinks(menu: SiteMenu, language: Language): SiteMenuLinks {
  const { groups, direct, footer, legal } = menu;
  return {
    menus: withOverviews(shown(groups, language)),
    direct: linksIn(direct, language),
    footer: shown(footer, language),
    legal: [...linksIn(legal, language), ...missingLegal(menu, language)],
  };
}

/**
 * The disclosure, privacy and terms pages that the office's footer leaves out: the law and the board ask for
 * them within reach of every page.
 */
function missingLegal({ footer, legal }: SiteMenu, language: Language): MenuLink[] {
  const columns = footer.filter(({ isHidden }) => !isHidden);
  const there = new Set(
    [...columns.flatMap(({ entries }) => entries), ...legal].map(({ goesTo }) => goesTo),
  );
  return sitePages()
    .filter(({ path, section }) => section === "legal" && !there.has(path))
    .flatMap(({ path }) => linkOf({ kind: "page", goesTo: path, name: "" }, language) ?? []);
}

/** Names and addresses of pages, for links without a description. */
export function usePageLinks(paths: readonly PagePath[]): { label: string; to: string }[] {
  const language = useLanguage();
  return paths.map((path) => pageLink(path, language));
}

/** The groups that visitors see: not hidden ones, and none without a link. */
function shown(groups: readonly MenuGroup[], language: Language): Menu[] {
  return groups.flatMap(({ name, isHidden, entries }) => {
    const parts = partsOf(entries, language);
    return isHidden || parts.length === 0 ? [] : [{ ...named(name), overviews: [], parts }];
  });
}

/** Each heading begins a part; one without a link below it is left out, and so is a page's second link. */
function partsOf(entries: readonly MenuEntry[], language: Language): MenuPart[] {
  const parts: MenuPart[] = [{ links: [] }];
  const known = new Set<string>();
  for (const entry of entries) {
    if (entry.kind === "heading") parts.push({ heading: named(entry.name), links: [] });
    const link = linkOf(entry, language);
    if (!link || known.has(link.to)) continue;
    known.add(link.to);
    parts.at(-1)?.links.push(link);
  }
  return parts.filter(({ links }) => links.length > 0);
}

function linksIn(entries: readonly MenuEntry[], language: Language): MenuLink[] {
  return partsOf(entries, language).flatMap(({ links }) => links);
}

/** Null for a heading, and for a page that the site no longer has. */
function linkOf({ kind, goesTo: to, name }: MenuEntry, language: Language): MenuLink | null {
  if (kind === "heading") return null;
  if (kind === "link") return { ...named(name), to, host: hostOf(to) };
  const page = pageAt(to);
  if (!page) return null;
  const { description, aside } = pageWords(to, language) ?? {};
  return {
    ...pageNamed(to as PagePath, name, language),
    to: page.path,
    description,
    aside,
    picture:
      page.picture && (page.picture.startsWith("/") ? page.picture : `/prints/${page.picture}.svg`),
  };
}

function hostOf(address: string): string | undefined {
  if (address.startsWith("/")) return undefined;
  return parseUrl(address)?.hostname ?? address;
}

/**
 * An entry's own name counts in the languages in which it was written; in others the page's name is used.
 */
function pageNamed(path: PagePath, own: string, language: Language): Named {
  if (own !== "" && languageOfLetters(own) === language) return named(own);
  return { label: pageLink(path, language).label, language };
}

function named(label: string): Named {
  return { label, language: languageOfLetters(label) };
}

/**
 * Pages without a picture, such as the list of campuses, belong to the first menu with one of their section.
 */
function withOverviews(menus: Menu[]): Menu[] {
  const taken = new Set<Section>(["direct", "legal"]);
  return menus.map((menu) => {
    const links = menu.parts.flatMap((part) => part.links);
    const sections = new Set(links.flatMap(({ to }) => pageAt(to)?.section ?? []));
    const own = [...sections].filter((section) => !taken.has(section));
    for (const section of own) taken.add(section);
    const overviews = sitePages().flatMap(({ path, section, picture }) =>
      section && own.includes(section) && !picture ? [path] : [],
    );
    return { ...menu, overviews };
  });
}
