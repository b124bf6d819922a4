import type { Point } from "./hall.ts";

/** Half of the straights, and the distance of the middle of the track and of the first row from the field's axis. */
export const half = 70;
export const track = 50;
const firstRow = 66;
/** Where the last row stands at the latest: the drawing is 400 wide. */
const lastRow = 128;
const widest = 13;

const lengthAt = (radius: number) => 4 * half + 2 * Math.PI * radius;

/**
 * Stands around a field with exactly this many places (at least 1): the places row by row from the track, each
 * row from the finish on, the distance of two rows, and the radius of the last.
 */
export function standsOf(places: number): { points: Point[]; apart: number; farthest: number } {
  let rows = 0;
  let apart = 0;
  let room = 0;
  while (room < places) {
    rows += 1;
    apart = Math.min(widest, (lastRow - firstRow) / Math.max(1, rows - 1));
    room = radiiOf(rows, apart).reduce(
      (sum, radius) => sum + Math.floor(lengthAt(radius) / apart),
      0,
    );
  }
  const radii = radiiOf(rows, apart);
  const whole = radii.reduce((sum, radius) => sum + lengthAt(radius), 0);
  let reached = 0;
  let seated = 0;
  const points = radii.flatMap((radius) => {
    const length = lengthAt(radius);
    reached += length;
    const inRow = Math.round((places * reached) / whole) - seated;
    seated += inRow;
    return Array.from({ length: inRow }, (_, place) => pointOn(radius, (place * length) / inRow));
  });
  return { points, apart, farthest: firstRow + (rows - 1) * apart };
}

/** The people who wait, in line before the stands, from the right. */
export function queueOf(people: number, from: number, below: number, apart: number): Point[] {
  const fits = Math.floor((2 * from) / apart);
  return Array.from({ length: Math.min(people, fits) }, (_, place) => [
    from - place * apart,
    below,
  ]);
}

const radiiOf = (rows: number, apart: number) =>
  Array.from({ length: rows }, (_, row) => firstRow + row * apart);

/** The point this far along a row, from the finish in the middle of the near straight, against the clock. */
function pointOn(radius: number, along: number): Point {
  const bend = Math.PI * radius;
  const [x, y] = ((): Point => {
    if (along < half) return [along, radius];
    if (along < half + bend) {
      const angle = (along - half) / radius;
      return [half + radius * Math.sin(angle), radius * Math.cos(angle)];
    }
    if (along < 3 * half + bend) return [2 * half + bend - along, -radius];
    if (along < 3 * half + 2 * bend) {
      const angle = (along - 3 * half - bend) / radius;
      return [-half - radius * Math.sin(angle), -radius * Math.cos(angle)];
    }
    return [along - 4 * half - 2 * bend, radius];
  })();
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
