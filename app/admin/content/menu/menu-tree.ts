import type { Json } from "../../../../data/database.types.ts";
import type { Language } from "../../../../data/languages.ts";
import {
  type MenuEntry,
  type MenuGroup,
  menuLimits,
  type SiteMenu,
} from "../../../../data/pages/menu-schema.ts";
import { pageAt, pageLink } from "../../../../data/pages/page-names.ts";
import type { PagePath } from "../../../../data/pages/site-map.ts";
import type { Edit } from "../content-edit.ts";
import { type Content, type Path, valueAt } from "../content-tree.ts";

/** The props of the form's parts. */
export type MenuFieldsProps = {
  content: Content;
  edit: (change: Edit) => void;
  refusals: Record<string, string>;
};

/** The menu in English, in the form's shape. */
export function menuIn({ english }: Content): SiteMenu {
  return english as SiteMenu;
}

/** A text of the menu in the language of the office, else in English. */
export function nameAt(content: Content, path: Path, language: Language): string {
  const said = language === "en" ? undefined : valueAt(content.translations[language].said, path);
  return String(said || valueAt(content.english, path) || "");
}

/** The entry's name in the office; empty for an entry without text. */
export function entryName(
  content: Content,
  path: Path,
  { kind, goesTo }: MenuEntry,
  language: Language,
): string {
  const own = nameAt(content, `${path}/name`, language);
  if (own !== "" || kind !== "page") return own || goesTo;
  return pageAt(goesTo) ? pageLink(goesTo as PagePath, language).label : goesTo;
}

/** A list of links: its place, its name and its limit. */
type LinkList = { path: Path; name: string; entries: readonly MenuEntry[]; most: number };

/** The addresses that the menu or the footer leads to. */
export function addressesIn({ groups, direct, footer, legal }: SiteMenu): Set<string> {
  const entries = [...groups, ...footer].flatMap((group) => group.entries);
  return new Set([...entries, ...direct, ...legal].map(({ goesTo }) => goesTo));
}

/** The lists to which an entry may move. */
export function linkLists(
  content: Content,
  language: Language,
  names: { direct: string; legal: string; newGroup: string },
): LinkList[] {
  const { groups, direct, footer, legal } = menuIn(content);
  const ofGroups = (path: Path, all: readonly MenuGroup[]) =>
    all.map(({ entries }, place) => ({
      path: `${path}/${place}/entries`,
      name: nameAt(content, `${path}/${place}/name`, language) || names.newGroup,
      entries,
      most: menuLimits.entries,
    }));
  return [
    ...ofGroups("groups", groups),
    { path: "direct", name: names.direct, entries: direct, most: menuLimits.direct },
    ...ofGroups("footer", footer),
    { path: "legal", name: names.legal, entries: legal, most: menuLimits.legal },
  ];
}

export const emptyEntry = (kind: MenuEntry["kind"]): MenuEntry & Json => ({
  kind,
  goesTo: "",
  name: "",
});

export const emptyGroup: MenuGroup & Json = { name: "", isHidden: false, entries: [] };
