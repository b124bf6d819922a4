import { type Language, languageOf } from "../../data/languages.ts";
import { campusesIn } from "../../data/school/campuses.ts";

/** "Paonta Sahib and Majra", or with "or" between them. */
export function listOf(
  items: readonly string[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(languageOf(language).tag, { type }).format(items);
}

/** The school's open campuses by name. */
export function namesOfCampuses(language: Language): string {
  return listOf(
    campusesIn(language).map(({ name }) => name),
    language,
  );
}
