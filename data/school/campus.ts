/** The key of a campus in other tables and in queries; it never changes, its address may. */
export type CampusId = string;

/** The colours of the squares that stand for campuses; app/ui/campus-mark.tsx says which they are. */
export const campusMarks = [
  ...(["pine", "saffron", "brick", "indigo", "leaf"] as const),
  ...(["rose", "umber", "mint", "slate"] as const),
];

export type CampusMarkName = (typeof campusMarks)[number];

/** A campus with its words in a language. */
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
  /** The first and the last class that it teaches, as rows store them. */
  classes: { first: string; last: string };
  mark: CampusMarkName;
  /** A picture of the office's own; without one it is drawn. */
  picture: string | null;
  pictureAlt: string | null;
  /** On the map of the contact page, in hundredths from its left and its upper edge. */
  spot: { x: number; y: number } | null;
  /** An archived one is offered nowhere, while what belongs to it keeps its name. */
  isOpen: boolean;
};
