import type { Language } from "../languages.ts";
import type { ChoiceList, ChoicesByList, KeptChoice } from "./choice-lists.ts";
import { firstChoicesIn } from "./first-choices.ts";

export type ChoicesByLanguage = Partial<Record<Language, ChoicesByList>>;

let held: ChoicesByLanguage | undefined;

/**
 * Takes in the entries of all lists in the school's order: the server has those that the database named last, the
 * office and the alumni's pages those that they asked for. Until then there are the first ones. Public pages have
 * none in the browser: their loaders name what they show.
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

/** The name of what a row holds; what is on no list stays as it is. */
export function choiceName(list: ChoiceList, id: string, language: Language): string {
  return allChoicesIn(list, language).find((choice) => choice.id === id)?.name ?? id;
}

/** What rows hold for what somebody wrote: the entry of that name in any language, or the words themselves. */
export function choiceNamed(list: ChoiceList, written: string, languages: readonly Language[]) {
  const plain = (text: string) => text.trim().toLowerCase();
  const same = ({ id, name }: KeptChoice) =>
    plain(id) === plain(written) || plain(name) === plain(written);
  const found = languages.flatMap((language) => allChoicesIn(list, language)).find(same);
  return found?.id ?? written;
}
