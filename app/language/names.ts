import { type Language, languageOf } from "../../data/languages.ts";

/** The entries of a list with their names: the choices of a field or a filter. */
export function withNames<Id extends string>(
  ids: readonly Id[],
  names: Readonly<Record<Id, string>>,
): { id: Id; name: string }[] {
  return ids.map((id) => ({ id, name: names[id] }));
}

/** The same where the names alone list the entries. */
export function choicesNamed(
  names: Readonly<Record<string, string>>,
): { id: string; name: string }[] {
  return Object.entries(names).map(([id, name]) => ({ id, name }));
}

/** The name of a row's value; undefined if no catalogue has one. */
export function nameOf(names: Readonly<Record<string, string>>, id: unknown): string | undefined {
  return typeof id === "string" ? names[id] : undefined;
}

/** The name of a language in another: "Hindi", "हिन्दी". */
export function languageName(id: Language, language: Language): string {
  const { tag } = languageOf(language);
  return new Intl.DisplayNames(tag, { type: "language" }).of(id) ?? languageOf(id).name;
}

/** Several languages as a sentence names them: "Hindi and Tamil". */
export function languageNames(
  languages: readonly { id: Language }[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  const names = languages.map(({ id }) => languageName(id, language));
  return new Intl.ListFormat(languageOf(language).tag, { type }).format(names);
}
