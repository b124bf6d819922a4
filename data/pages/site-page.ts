import type { CampusId } from "../school/campuses.ts";

/** Where a page is on the site: in which dropdown of the top bar, or among which links. */
export type Section =
  | "about"
  | "academics"
  | "campuses"
  | "coCurricular"
  | "community"
  | "direct"
  | "legal";

/** A page in the site map; its names are in page-names.ts. */
export type SitePage = {
  /** Without a language. */
  path: string;
  /** The key of its texts in `site_content`. */
  contentKey?: string;
  section?: Section;
  /** Its drawing below /prints; a page with one has a link in the dropdown of its section. */
  picture?: string;
  campus?: CampusId;
};

/** The texts about a page outside the page itself, in one language. */
export type PageWords = {
  /** In links, in the results of the search and in the office. */
  name: string;
  /** In menus, if the customer asked for another word. */
  menuName?: string;
  /** In breadcrumbs, if the name would repeat the crumb before it. */
  crumb?: string;
  /** A few words beside its link in a dropdown. */
  aside?: string;
  description?: string;
};
