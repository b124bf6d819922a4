import type { Campus } from "../school/campuses.ts";

/** The campuses of which the site has a drawing. */
const drawn: readonly string[] = ["paonta-sahib", "juniors", "majra"];

/** Whether the site has a drawing of a campus: its own print, and its mark on the map of the valley. */
export function isDrawn({ id }: Pick<Campus, "id">): boolean {
  return drawn.includes(id);
}

/** The campus whose description fits the drawing, or null. */
export function drawingOf(campus: Pick<Campus, "id" | "picture">): string | null {
  if (campus.picture) return null;
  return isDrawn(campus) ? campus.id : "another";
}

/** The picture of a campus: the office's own, else its drawing, else a generic one. */
export function campusPicture(campus: Pick<Campus, "id" | "picture">): string {
  if (campus.picture) return campus.picture;
  return isDrawn(campus) ? `/prints/campuses/${campus.id}.svg` : "/prints/campuses/another.svg";
}
