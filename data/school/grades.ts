import { indianClock } from "../calendar/indian-time.ts";
import type { Language } from "../languages.ts";

/**
 * Every grade with the age a child has reached when its session begins, youngest first; read them
 * by listIn. docs/requirements.md R9.10.
 */
export const grades = [
  { id: "playgroup", name: "Playgroup", age: 2, level: "pre-primary", hi: { name: "प्लेग्रुप" } },
  { id: "nursery", name: "Nursery", age: 3, level: "pre-primary", hi: { name: "नर्सरी" } },
  { id: "lkg", name: "LKG", age: 4, level: "pre-primary", hi: { name: "एलकेजी" } },
  { id: "ukg", name: "UKG", age: 5, level: "pre-primary", hi: { name: "यूकेजी" } },
  ...Array.from({ length: 12 }, (_, index) => ({
    id: `class-${index + 1}`,
    name: `Class ${index + 1}`,
    hi: { name: `कक्षा ${index + 1}` },
    age: index + 6,
    level:
      index < 5
        ? ("primary" as const)
        : index < 8
          ? ("middle" as const)
          : index < 10
            ? ("secondary" as const)
            : ("senior-secondary" as const),
  })),
] as const;

/**
 * A grade's name in a language, from the English name that rows store; an unknown name stays as it
 * is.
 */
export const gradeIn = (name: string, language: Language) =>
  (language === "hi" && grades.find((grade) => grade.name === name)?.hi.name) || name;

export type Grade = (typeof grades)[number];

/** The campuses that teach a grade: Juniors to the age of seven, Majra from Nursery, Paonta Sahib from Class 1. */
export function campusesOf({ age }: Pick<Grade, "age">) {
  return [
    ...(age >= 6 ? (["paonta-sahib"] as const) : []),
    ...(age <= 6 ? (["juniors"] as const) : []),
    ...(age >= 3 ? (["majra"] as const) : []),
  ];
}

/** The age in whole years on a day; both days as "2027-04-01". */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * The grade in which a child born on a day begins a session; null if it is too young or too old.
 */
export function gradeFor(born: string, sessionStart: string): Grade | null {
  const age = ageOn(born, sessionStart);
  return grades.find((grade) => grade.age === age) ?? null;
}

/** The day "2022-08-14", or null if the calendar has no such day. */
export function calendarDay(text: string | null): string | null {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

/** The session for which a day's admissions apply: the next one to begin on 1 April. */
export function nextSession(today: Date) {
  const india = indianClock(today);
  const year = india.getUTCFullYear() + (india.getUTCMonth() < 3 ? 0 : 1);
  return {
    name: `${year}–${String(year + 1).slice(2)}`,
    code: `${year}-${String(year + 1).slice(2)}`,
    start: `${year}-04-01`,
  };
}
