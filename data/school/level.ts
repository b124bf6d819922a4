/** The key of a level in other tables and in queries; it never changes, its address may. */
export type LevelId = string;

/** A level with its texts in a language. */
export type Level = {
  id: LevelId;
  /** Its page is /academics/<slug>; former slugs redirect to it. */
  slug: string;
  formerSlugs: readonly string[];
  name: string;
  /** Whom it is for: "Classes 1–5". */
  span: string;
  description: string;
  /** An archived one is no longer offered, while its rows keep its name. */
  isOpen: boolean;
};

/** A class with its name in a language. */
export type Grade = {
  id: string;
  /** Its stored name; it never changes. */
  stored: string;
  name: string;
  /** The age of its children at the start of a session, in whole years. */
  age: number;
  level: LevelId;
  /** False if it or its level is archived. */
  isOpen: boolean;
};
