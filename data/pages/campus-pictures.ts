import type { Campus } from "../school/campuses.ts";

/** Those that the site has a drawing of. */
const drawn: readonly string[] = ["paonta-sahib", "juniors", "majra"];

/** Whether the drawings of the site show a campus: a print of its own, and its mark on the map of the valley. */
export function isDrawn({ id }: Pick<Campus, "id">): boolean {
  return drawn.includes(id);
}

/** The words for a drawing are those of the campus it shows, or of none. */
export function drawingOf(campus: Pick<Campus, "id" | "picture">): string | null {
  if (campus.picture) return null;
  return isDrawn(campus) ? campus.id : "another";
}

/** The picture of a campus: the office's own, else its drawing, else one that fits any. */
export function campusPicture(campus: Pick<Campus, "id" | "picture">): string {
  if (campus.picture) return campus.picture;
  return isDrawn(campus) ? `/prints/campuses/${campus.id}.svg` : "/prints/campuses/another.svg";
}
