import type { Point } from "./hall.ts";

/** How many places there are, how many are taken, and how many people wait. */
export type PlacesProps = { capacity: number; taken: number; waiting: number };

type DotsProps = { points: Point[]; taken: number; line: Point[]; seat: number };

/** The places of a drawing, those taken filled from the front on, and the people in line. */
export function Places({ points, taken, line, seat }: DotsProps) {
  return (
    <>
      <path d={dots(points.slice(taken))} className="hall-free" strokeWidth={seat} />
      <path
        d={dots(points.slice(taken))}
        className="hall-free-inside"
        strokeWidth={Math.max(seat - 2.5, seat / 2)}
      />
      <path d={dots(points.slice(0, taken))} className="hall-taken" strokeWidth={seat} />
      <path d={dots(line)} className="hall-waiting" strokeWidth={seat} />
    </>
  );
}

/** Points as lines of no length, which their ends make visible: ten bytes for each. */
const dots = (points: Point[]) => points.map(([x, y]) => `M${x} ${y}h0`).join("");
