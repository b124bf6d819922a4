import type { LevelId } from "../school/levels.ts";

const drawn = ["pre-primary", "primary", "middle", "secondary", "senior-secondary"] as const;

/** The words for a drawing are those of the level it shows, or of none. */
export function drawingOfLevel(id: LevelId): (typeof drawn)[number] | "another" {
  return drawn.find((known) => known === id) ?? "another";
}

/** The drawing of a level below /prints: its own, else one that fits any. */
export function levelPicture(id: LevelId): string {
  const drawing = drawingOfLevel(id);
  return drawing === "another" ? "scenes/classroom" : `levels/${drawing}`;
}
