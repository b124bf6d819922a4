import type { LevelId } from "../school/levels.ts";

const drawn = ["pre-primary", "primary", "middle", "secondary", "senior-secondary"] as const;

/** The level whose description fits the drawing, or "another". */
export function drawingOfLevel(id: LevelId): (typeof drawn)[number] | "another" {
  return drawn.find((known) => known === id) ?? "another";
}

/** The drawing of a level below /prints: its own, else a generic one. */
export function levelPicture(id: LevelId): string {
  const drawing = drawingOfLevel(id);
  return drawing === "another" ? "scenes/classroom" : `levels/${drawing}`;
}
