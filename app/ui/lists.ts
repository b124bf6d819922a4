import { type Language, languageOf } from "../../data/languages.ts";

/** "Paonta Sahib and Majra", or with "or" between them. */
export function listOf(
  items: readonly string[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(languageOf(language).tag, { type }).format(items);
}
