import type { Language } from "../../../data/languages.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { levelsIn } from "../../../data/school/levels.ts";

/** The classes to choose from, grouped by level; levels without classes are left out. */
export function classChoices(language: Language) {
  const grades = gradesIn(language);
  return levelsIn(language)
    .map(({ id, name }) => ({ id, name, choices: grades.filter(({ level }) => level === id) }))
    .filter(({ choices }) => choices.length > 0);
}
