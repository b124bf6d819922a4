import { levelsIn, yearsOf } from "../../../data/school/levels.ts";

/** The levels in the drawing of the climb, each with its number of years. */
const drawn = "pre-primary 4,primary 5,middle 3,secondary 2,senior-secondary 2";

/** Whether the levels are those of the drawing, whose columns are in climb.css. */
export function isClimbDrawn(): boolean {
  return (
    levelsIn("en")
      .map(({ id }) => `${id} ${yearsOf(id)}`)
      .join() === drawn
  );
}

/** Columns proportional to the years of each level, but wide enough for its name. */
export function climbColumns() {
  if (isClimbDrawn()) return undefined;
  const widths = levelsIn("en").map(({ id }) => Math.min(5, Math.max(3, yearsOf(id))));
  return { gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(" ") };
}
