import texts from "messages:school/campuses";
import { type Language, textsIn } from "../languages.ts";
import type { Campus, CampusId } from "./campus.ts";
import { schoolListsIn } from "./school-lists.ts";

export type { Campus, CampusId } from "./campus.ts";

/** The campuses in a language, archived ones too. */
export function allCampusesIn(language: Language): readonly Campus[] {
  return schoolListsIn(language).campuses;
}

/** The campuses that are not archived, in a language. */
export function campusesIn(language: Language): readonly Campus[] {
  return allCampusesIn(language).filter(({ isOpen }) => isOpen);
}

/** The ids of the campuses in the school's order. */
export function campusIds(): CampusId[] {
  return campusesIn("en").map(({ id }) => id);
}

/** Whether there is a campus with this id, and it is not archived. */
export function isCampus(id: unknown): id is CampusId {
  return campusesIn("en").some((campus) => campus.id === id);
}

/** A campus by its id, archived ones too. */
export function campusOf(id: string | null, language: Language): Campus | undefined {
  return allCampusesIn(language).find((campus) => campus.id === id);
}

/** The campus whose page is or was at an address, if it is open. */
export function campusAt(slug: string | undefined, language: Language): Campus | undefined {
  const open = campusesIn(language);
  return (
    open.find((campus) => campus.slug === slug) ??
    open.find(({ formerSlugs }) => slug !== undefined && formerSlugs.includes(slug))
  );
}

/** The displayed name of a row's campus; null means all of them. */
export function campusName(campus: string | null, language: Language): string {
  return campusOf(campus, language)?.name ?? textsIn(texts, language).all;
}

/** The name of a campus's page and grounds: "Majra campus". */
export function campusPageName(name: string, language: Language): string {
  return textsIn(texts, language).page(name);
}

/** The path of a campus's page. */
export function campusPath({ slug }: { slug: string }): `/campus/${string}` {
  return `/campus/${slug}`;
}
