/** The widest hall that is drawn: beyond it the places are points that nobody can tell apart. */
export const mostPlaces = 900;

/** Half of the angle over which the rows spread before the stage, in radians. */
export const halfAngle = Math.PI / 3;

/** Half the width of the drawing. */
const halfWidth = 200;

export type Point = [x: number, y: number];

/**
 * A hall with exactly this many places (1 to `mostPlaces`), its rows in arcs before a stage at the point 0, 0:
 * the places row by row from the stage, the distance of the rows, and the radius of the first and the last.
 */
export function hallOf(places: number) {
  const rows = rowsFor(places);
  const first = firstRow(rows);
  const apart = halfWidth / Math.sin(halfAngle) / (first + rows - 1);
  const radii = Array.from({ length: rows }, (_, row) => (first + row) * apart);
  const wanted = radii.reduce((sum, radius) => sum + radius, 0);
  let reached = 0;
  let seated = 0;
  const points = radii.flatMap((radius) => {
    reached += radius;
    const inRow = Math.round((places * reached) / wanted) - seated;
    seated += inRow;
    return arc(radius, inRow);
  });
  return { points, apart, nearest: first * apart, farthest: (first + rows - 1) * apart };
}

/** The people who wait, in line along the wall behind the last row, from the door on the right. */
export function lineOf(people: number, radius: number, apart: number): Point[] {
  const fits = Math.floor((2 * halfAngle * radius) / apart);
  return Array.from({ length: Math.min(people, fits) }, (_, place) =>
    pointAt(radius, halfAngle - (place * apart) / radius),
  );
}

/** The distance of the first row from the stage, in rows. */
const firstRow = (rows: number) => 2 + 0.7 * rows;

function rowsFor(places: number): number {
  let rows = 1;
  while (2 * halfAngle * rows * (firstRow(rows) + (rows - 1) / 2) < places) rows += 1;
  return rows;
}

function arc(radius: number, places: number): Point[] {
  const step = places > 1 ? (2 * halfAngle) / (places - 1) : 0;
  return Array.from({ length: places }, (_, place) =>
    pointAt(radius, places > 1 ? halfAngle - place * step : 0),
  );
}

/** A point at a distance from the stage; the angle is measured from the middle of the hall. */
export function pointAt(radius: number, angle: number): Point {
  return [
    Math.round(radius * Math.sin(angle) * 10) / 10,
    Math.round(radius * Math.cos(angle) * 10) / 10,
  ];
}
