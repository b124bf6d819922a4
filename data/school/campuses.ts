import texts from "messages:school/campuses";
import { type Language, textsIn } from "../languages.ts";

/** The three campuses in the school's order. Facts: docs/requirements.md R9.9. */
export const campuses = [{ id: "paonta-sahib" }, { id: "juniors" }, { id: "majra" }] as const;

export type CampusId = (typeof campuses)[number]["id"];

/** The campuses with their words in a language. */
export function campusesIn(language: Language, all = texts) {
  const { named } = textsIn(all, language);
  return campuses.map(({ id }) => ({ id, ...named[id] }));
}

/** The displayed name of a row's campus; null means all three. */
export function campusName(campus: string | null, language: Language): string {
  const known = campusesIn(language).find(({ id }) => id === campus);
  return known?.name ?? textsIn(texts, language).all;
}

/** What the page and the ground of a campus are called, by its name: "Majra campus". */
export function campusPageName(name: string, language: Language): string {
  return textsIn(texts, language).page(name);
}
