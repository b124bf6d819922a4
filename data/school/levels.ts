import texts from "messages:school/levels";
import { type Language, textsIn } from "../languages.ts";

/** The five school levels, youngest first, with the years a child spends on each. docs/requirements.md R9.10. */
export const levels = [
  { id: "pre-primary", years: 4 },
  { id: "primary", years: 5 },
  { id: "middle", years: 3 },
  { id: "secondary", years: 2 },
  { id: "senior-secondary", years: 2 },
] as const;

export type LevelId = (typeof levels)[number]["id"];

/** The levels with their words in a language. */
export function levelsIn(language: Language, all = texts) {
  const said = textsIn(all, language);
  return levels.map((level) => ({ ...level, ...said[level.id] }));
}
