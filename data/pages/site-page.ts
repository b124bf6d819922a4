import type { Language } from "../languages.ts";
import type { CampusId } from "../school/campuses.ts";

export type Named = Readonly<Record<Language, string>>;

/** Where a page is on the site: in which dropdown of the top bar, or among which links. */
export type Section =
  | "about"
  | "academics"
  | "campuses"
  | "coCurricular"
  | "community"
  | "direct"
  | "legal";

/** All that the site says of a page outside the page itself. */
export type SitePage = {
  /** Without a language. */
  path: string;
  /** The key of its texts in `site_content`. */
  contentKey?: string;
  section?: Section;
  /** In links, in the results of the search and in the office. */
  name: Named;
  /** In menus, where the customer asked for another word. */
  menuName?: Named;
  /** In breadcrumbs, where the name would repeat what stands before it. */
  crumb?: Named;
  /** A few words beside its link in a dropdown. */
  aside?: Named;
  description?: Named;
  /** Its drawing below /prints; a page with one has a link in the dropdown of its section. */
  picture?: string;
  campus?: CampusId;
};
