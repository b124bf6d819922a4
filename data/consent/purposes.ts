/**
 * The purposes that a guardian allows or refuses one by one; private.is_purpose in the database has the same
 * list. Source: Digital Personal Data Protection Rules, 2025, rule 10 (verifiable consent of a parent).
 */
export const purposes = [
  /** The child's face on pages that everybody can open. */
  "public_pictures",
  /** The child's face for people with an account or a private link. */
  "shared_pictures",
  /** The child's name beside a picture of the child. */
  "name_with_face",
  /** The child's name in results, prizes and teams. */
  "name_in_lists",
  /** What the child has made or said. */
  "work_and_voice",
] as const;

export type Purpose = (typeof purposes)[number];

/** Answers to some of the questions. */
export type Answers = Partial<Record<Purpose, boolean>>;
