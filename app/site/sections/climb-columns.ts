import { levelsIn, yearsOf } from "../../../data/school/levels.ts";

/** The levels of the drawing of the climb, each with its years. */
const drawn = "pre-primary 4,primary 5,middle 3,secondary 2,senior-secondary 2";

/** Whether the levels are those of the drawing: home.css has their columns. */
export function isClimbDrawn(): boolean {
  return (
    levelsIn("en")
      .map(({ id }) => `${id} ${yearsOf(id)}`)
      .join() === drawn
  );
}

/** Columns as wide as the years of each level, and none so narrow that its name has no room. */
export function climbColumns() {
  if (isClimbDrawn()) return undefined;
  const widths = levelsIn("en").map(({ id }) => Math.min(5, Math.max(3, yearsOf(id))));
  return { gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(" ") };
}
