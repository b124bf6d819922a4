import { indianClock } from "../calendar/indian-time.ts";
import type { Language } from "../languages.ts";
import { type CampusId, campusesIn } from "./campuses.ts";
import type { Grade, LevelId } from "./level.ts";
import { schoolListsIn } from "./school-lists.ts";

export type { Grade } from "./level.ts";

/** The classes in a language, youngest first, archived ones too. */
export function allGradesIn(language: Language): readonly Grade[] {
  return schoolListsIn(language).grades;
}

/** The classes with their names in a language, youngest first. */
export function gradesIn(language: Language): readonly Grade[] {
  return allGradesIn(language).filter(({ isOpen }) => isOpen);
}

/** A class that is not archived by its id. */
export function gradeOf(id: string | null): Grade | undefined {
  return gradesIn("en").find((grade) => grade.id === id);
}

/** A class's name in a language, from its stored name; an unknown name is returned unchanged. */
export function gradeIn(stored: string, language: Language): string {
  return allGradesIn(language).find((grade) => grade.stored === stored)?.name ?? stored;
}

/** The ids of the campuses that teach a class: each teaches a range of classes. */
export function campusesOf({ id }: Pick<Grade, "id">): CampusId[] {
  const all = allGradesIn("en");
  const place = all.findIndex((grade) => grade.id === id);
  const placeOf = (stored: string) => all.findIndex((grade) => grade.stored === stored);
  return campusesIn("en")
    .filter(({ classes: { first, last } }) => {
      const end = placeOf(last);
      return placeOf(first) <= place && (end === -1 || place <= end);
    })
    .map((campus) => campus.id);
}

/** Whether a campus teaches a class of a level. */
export function teaches(campus: CampusId, level: LevelId): boolean {
  return gradesIn("en").some(
    (grade) => grade.level === level && campusesOf(grade).includes(campus),
  );
}

/** The first class that a campus teaches. */
export function firstGradeOf(campus: CampusId | null): Grade | undefined {
  return gradesIn("en").find((grade) => campusesOf(grade).some((id) => id === campus));
}

/** The age in whole years on a day; both days as "2027-04-01". */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * The class in which a child born on a day begins a session: the one for its age, or the next lower if the
 * school has none. Null if it is too young or too old.
 */
export function gradeFor(born: string, sessionStart: string): Grade | null {
  const age = ageOn(born, sessionStart);
  const grades = gradesIn("en");
  const own = grades.find((grade) => grade.age === age);
  const isWithin = grades.some((grade) => grade.age > age);
  return own ?? (isWithin ? grades.findLast((grade) => grade.age < age) : null) ?? null;
}

/** The session for admissions on a day: the next one, which begins on 1 April. */
export function nextSession(today: Date) {
  const india = indianClock(today);
  const year = india.getUTCFullYear() + (india.getUTCMonth() < 3 ? 0 : 1);
  return {
    name: `${year}–${String(year + 1).slice(2)}`,
    code: `${year}-${String(year + 1).slice(2)}`,
    start: `${year}-04-01`,
  };
}
