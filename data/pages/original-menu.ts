import type { MenuEntry, MenuGroup, SiteMenu } from "./menu-schema.ts";
import { type PagePath, sitePages } from "./site-map.ts";
import type { Section } from "./site-page.ts";

/** The names of the original menu's groups in a language. */
type GroupNames = Readonly<
  Record<
    "about" | "academics" | "campusLife" | "campuses" | "coCurricular" | "community" | "quickLinks",
    string
  >
>;

const quickLinks: readonly PagePath[] = [
  ...(["/about", "/academics", "/faculty", "/admissions", "/scholarship"] as const),
  ...(["/invites", "/notices", "/calendar", "/my-week", "/alumni", "/gallery"] as const),
];

/** The menu and the footer until the office changes them, from the site map. docs/requirements.md R2.5. */
export function originalMenu(names: GroupNames): SiteMenu {
  return {
    groups: [
      group(names.about, inDropdown("about")),
      group(names.academics, inDropdown("academics")),
      group(names.campusLife, [
        heading(names.campuses),
        ...inDropdown("campuses"),
        heading(names.coCurricular),
        ...inDropdown("coCurricular"),
      ]),
      group(names.community, inDropdown("community")),
    ],
    direct: pagesIn("direct").map(({ path }) => page(path)),
    footer: [group(names.quickLinks, quickLinks.map(page))],
    legal: pagesIn("legal").map(({ path }) => page(path)),
  };
}

const group = (name: string, entries: MenuEntry[]): MenuGroup => ({
  name,
  isHidden: false,
  entries,
});
const page = (goesTo: string): MenuEntry => ({ kind: "page", goesTo, name: "" });
const heading = (name: string): MenuEntry => ({ kind: "heading", goesTo: "", name });

function pagesIn(section: Section) {
  return sitePages().filter((each) => each.section === section);
}

function inDropdown(section: Section): MenuEntry[] {
  return pagesIn(section).flatMap(({ path, picture }) => (picture ? [page(path)] : []));
}
