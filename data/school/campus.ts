/** The key of a campus in other tables and in queries; it never changes, its address may. */
export type CampusId = string;

/** The colours of the squares that represent campuses; app/ui/campus-mark.tsx defines them. */
export const campusMarks = [
  ...(["pine", "saffron", "brick", "indigo", "leaf"] as const),
  ...(["rose", "umber", "mint", "slate"] as const),
];

export type CampusMarkName = (typeof campusMarks)[number];

/** A campus with its texts in a language. */
export type Campus = {
  id: CampusId;
  /** Its page is /campus/<slug>; former slugs redirect to it. */
  slug: string;
  formerSlugs: readonly string[];
  name: string;
  /** Shown large: "25 acres". */
  facts: readonly string[];
  /** A few words beside its name. */
  short: string;
  description: string;
  /** The first and the last class that it teaches, by stored name. */
  classes: { first: string; last: string };
  mark: CampusMarkName;
  /** The office's own picture; without one the site shows a drawing. */
  picture: string | null;
  pictureAlt: string | null;
  /** The position on the contact page's map, in per cent from the left and the top. */
  spot: { x: number; y: number } | null;
  /** An archived one is no longer offered, while its rows keep its name. */
  isOpen: boolean;
};
