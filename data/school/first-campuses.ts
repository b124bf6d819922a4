import texts from "messages:school/campuses";
import { type Language, textsIn } from "../languages.ts";
import type { Campus } from "./campus.ts";

/**
 * The campuses of a new school (docs/requirements.md R9.9), used until the database has answered.
 * supabase/schema/03_school/01_campuses.sql inserts the same; a test compares them.
 */
const first = [
  { id: "paonta-sahib", mark: "pine", classes: { first: "Class 1", last: "Class 12" } },
  { id: "juniors", mark: "saffron", classes: { first: "Playgroup", last: "Class 1" } },
  { id: "majra", mark: "brick", classes: { first: "Nursery", last: "Class 12" } },
] as const;

export type FirstCampusId = (typeof first)[number]["id"];

export function firstCampusesIn(language: Language): readonly (Campus & { id: FirstCampusId })[] {
  const { named } = textsIn(texts, language);
  return first.map((campus) => {
    const { name, facts, short, description } = named[campus.id];
    return {
      id: campus.id,
      slug: campus.id,
      formerSlugs: [],
      name,
      facts,
      short,
      description,
      classes: campus.classes,
      mark: campus.mark,
      picture: null,
      pictureAlt: null,
      spot: null,
      isOpen: true,
    };
  });
}
