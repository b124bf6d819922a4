/** The key of a level in other tables and in queries; it never changes, its address may. */
export type LevelId = string;

/** A level with its words in a language. */
export type Level = {
  id: LevelId;
  /** Its page is /academics/<slug>; former slugs redirect to it. */
  slug: string;
  formerSlugs: readonly string[];
  name: string;
  /** Whom it is for: "Classes 1–5". */
  span: string;
  description: string;
  /** An archived one is offered nowhere, while what belongs to it keeps its name. */
  isOpen: boolean;
};

/** A class with its name in a language. */
export type Grade = {
  id: string;
  /** What rows hold of it; it never changes. */
  stored: string;
  name: string;
  /** The age that a child has reached when its session begins, in whole years. */
  age: number;
  level: LevelId;
  /** False where it is archived, or its level is. */
  isOpen: boolean;
};
