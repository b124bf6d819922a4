import type { Language } from "../languages.ts";
import { gradesIn } from "./grades.ts";
import type { Level, LevelId } from "./level.ts";
import { schoolListsIn } from "./school-lists.ts";

export type { Level, LevelId } from "./level.ts";

/** The levels in a language, youngest first, archived ones too. */
export function allLevelsIn(language: Language): readonly Level[] {
  return schoolListsIn(language).levels;
}

/** The levels that are not archived, in a language, youngest first. */
export function levelsIn(language: Language): readonly Level[] {
  return allLevelsIn(language).filter(({ isOpen }) => isOpen);
}

/** The ids of the levels, youngest first. */
export function levelIds(): LevelId[] {
  return levelsIn("en").map(({ id }) => id);
}

/** Whether there is a level with this id, and it is not archived. */
export function isLevel(id: unknown): id is LevelId {
  return levelsIn("en").some((level) => level.id === id);
}

/** A level by its id, archived ones too. */
export function levelOf(id: string | null, language: Language): Level | undefined {
  return allLevelsIn(language).find((level) => level.id === id);
}

/** The names of levels by their ids, youngest first, archived ones too. */
export function levelNames(ids: readonly string[], language: Language): string[] {
  return allLevelsIn(language).flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
}

/** The level whose page is or was at an address, if it is open. */
export function levelAt(slug: string | undefined, language: Language): Level | undefined {
  const open = levelsIn(language);
  return (
    open.find((level) => level.slug === slug) ??
    open.find(({ formerSlugs }) => slug !== undefined && formerSlugs.includes(slug))
  );
}

/** The path of a level's page. */
export function levelPath({ slug }: { slug: string }): `/academics/${string}` {
  return `/academics/${slug}`;
}

/** The years that a child spends in a level: the number of its classes. */
export function yearsOf(id: LevelId): number {
  return gradesIn("en").filter(({ level }) => level === id).length;
}
