import type { Language } from "../languages.ts";
import { allGradesIn } from "../school/grades.ts";

/** The stored names of a meeting's first and last class; null for from the youngest, or to the oldest. */
export type OfClasses = { first_class: string | null; last_class: string | null };

/** The classes of a meeting with their names in a language, youngest first. */
export function gradesOfMeeting({ first_class, last_class }: OfClasses, language: Language) {
  const all = allGradesIn(language);
  const placeOf = (stored: string | null, otherwise: number) => {
    const place = all.findIndex((grade) => grade.stored === stored);
    return place === -1 ? otherwise : place;
  };
  const within = all.slice(placeOf(first_class, 0), placeOf(last_class, all.length - 1) + 1);
  return within.filter(({ isOpen }) => isOpen);
}
