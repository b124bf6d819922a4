import texts from "messages:school/grades";
import { indianClock } from "../calendar/indian-time.ts";
import { type Language, textsIn } from "../languages.ts";

/**
 * Every grade with the name that rows store and the age a child has reached when its session begins,
 * youngest first. docs/requirements.md R9.10.
 */
export const grades = [
  { id: "playgroup", stored: "Playgroup", age: 2, level: "pre-primary" },
  { id: "nursery", stored: "Nursery", age: 3, level: "pre-primary" },
  { id: "lkg", stored: "LKG", age: 4, level: "pre-primary" },
  { id: "ukg", stored: "UKG", age: 5, level: "pre-primary" },
  { id: "class-1", stored: "Class 1", age: 6, level: "primary" },
  { id: "class-2", stored: "Class 2", age: 7, level: "primary" },
  { id: "class-3", stored: "Class 3", age: 8, level: "primary" },
  { id: "class-4", stored: "Class 4", age: 9, level: "primary" },
  { id: "class-5", stored: "Class 5", age: 10, level: "primary" },
  { id: "class-6", stored: "Class 6", age: 11, level: "middle" },
  { id: "class-7", stored: "Class 7", age: 12, level: "middle" },
  { id: "class-8", stored: "Class 8", age: 13, level: "middle" },
  { id: "class-9", stored: "Class 9", age: 14, level: "secondary" },
  { id: "class-10", stored: "Class 10", age: 15, level: "secondary" },
  { id: "class-11", stored: "Class 11", age: 16, level: "senior-secondary" },
  { id: "class-12", stored: "Class 12", age: 17, level: "senior-secondary" },
] as const;

/** The grades with their names in a language. */
export function gradesIn(language: Language, all = texts) {
  const names = textsIn(all, language);
  return grades.map((grade) => ({ ...grade, name: names[grade.id] }));
}

/** A grade's name in a language, from the one that rows store; an unknown name stays as it is. */
export const gradeIn = (stored: string, language: Language): string =>
  gradesIn(language).find((grade) => grade.stored === stored)?.name ?? stored;

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
