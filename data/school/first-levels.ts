import gradeTexts from "messages:school/grades";
import levelTexts from "messages:school/levels";
import { type Language, textsIn } from "../languages.ts";
import type { Grade, Level } from "./level.ts";

/**
 * The levels and classes of a new school (docs/requirements.md R9.10), used until the database has answered.
 * supabase/schema/03_school/02_levels_and_classes.sql inserts the same; a test compares them.
 */
const levels = ["pre-primary", "primary", "middle", "secondary", "senior-secondary"] as const;

const grades = [
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

export type FirstLevelId = (typeof levels)[number];

export function firstLevelsIn(language: Language): readonly (Level & { id: FirstLevelId })[] {
  const said = textsIn(levelTexts, language);
  return levels.map((id) => {
    const { name, span, description } = said[id];
    return { id, slug: id, formerSlugs: [], name, span, description, isOpen: true };
  });
}

export function firstGradesIn(language: Language): readonly Grade[] {
  const names = textsIn(gradeTexts, language);
  return grades.map(({ id, stored, age, level }) => {
    return { id, stored, name: names[id], age, level, isOpen: true };
  });
}
