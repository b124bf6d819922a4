import type { Language } from "../languages.ts";
import type { ChoiceList, ChoicesByList, KeptChoice } from "./choice-lists.ts";
import { firstChoicesIn } from "./first-choices.ts";

export type ChoicesByLanguage = Partial<Record<Language, ChoicesByList>>;

let held: ChoicesByLanguage | undefined;

/**
 * Sets the entries of all lists in the school's order: on the server those last read from the database, on
 * the office's and alumni's pages those that they fetched. Until then the first ones are used. Public pages
 * have none in the browser: their loaders resolve the names.
 */
export function holdChoices(choices: ChoicesByLanguage): void {
  held = choices;
}

/** The entries of a list with their names in a language, archived ones too. */
export function allChoicesIn(list: ChoiceList, language: Language): readonly KeptChoice[] {
  return (held?.[language] ?? firstChoicesIn(language))[list] ?? [];
}

/** The entries that are offered, for a form or a filter. */
export function choicesIn(list: ChoiceList, language: Language): { id: string; name: string }[] {
  return allChoicesIn(list, language)
    .filter(({ isOpen }) => isOpen)
    .map(({ id, name }) => ({ id, name }));
}

/** Whether an entry is on a list and offered. */
export function isChoice(list: ChoiceList, id: unknown): id is string {
  return choicesIn(list, "en").some((choice) => choice.id === id);
}

/** The name of a stored value; a value on no list is returned unchanged. */
export function choiceName(list: ChoiceList, id: string, language: Language): string {
  return allChoicesIn(list, language).find((choice) => choice.id === id)?.name ?? id;
}

/** The stored value for a typed text: the entry with that name in any language, or the text itself. */
export function choiceNamed(list: ChoiceList, written: string, languages: readonly Language[]) {
  const plain = (text: string) => text.trim().toLowerCase();
  const same = ({ id, name }: KeptChoice) =>
    plain(id) === plain(written) || plain(name) === plain(written);
  const found = languages.flatMap((language) => allChoicesIn(list, language)).find(same);
  return found?.id ?? written;
}
