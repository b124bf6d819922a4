import type { SchoolEvent } from "../../../data/events/events.ts";
import { halfAngle, hallOf, lineOf, mostPlaces, type Point, pointAt } from "./hall.ts";
import "./hall.css";

/**
 * The places of an event as a hall: those taken are filled from the stage on, and people on the waiting list
 * stand in line outside. The numbers stand beside it, so a screen reader passes over it.
 */
export function HallDrawn({ event }: { event: SchoolEvent }) {
  const { capacity, placesLeft, waiting } = event;
  if (!capacity || placesLeft === null || capacity > mostPlaces) return null;
  const { points, apart, nearest, farthest } = hallOf(capacity);
  const taken = capacity - Math.min(placesLeft, capacity);
  const wall = farthest + apart;
  const outside = wall + 1.1 * apart;
  const top = (nearest - 1.5 * apart) * Math.cos(halfAngle);
  const seat = 0.66 * apart;
  const left = wall * Math.sin(halfAngle);
  const right = (outside + seat) * Math.sin(halfAngle);
  return (
    <svg
      aria-hidden="true"
      className="hall"
      viewBox={[-left, top, left + right, outside + seat - top].join(" ")}
      fill="none"
      strokeLinecap="round"
    >
      <path
        d={bow(nearest - 1.7 * apart, 0.72, 0.72)}
        className="hall-stage"
        strokeWidth={apart / 2}
      />
      <path d={bow(wall, halfAngle, halfAngle - (2 * apart) / wall)} className="hall-wall" />
      <path d={dots(points.slice(taken))} className="hall-free" strokeWidth={seat} />
      <path d={dots(points.slice(taken))} className="hall-free-inside" strokeWidth={seat - 2.5} />
      <path d={dots(points.slice(0, taken))} className="hall-taken" strokeWidth={seat} />
      <path d={dots(lineOf(waiting, outside, apart))} className="hall-waiting" strokeWidth={seat} />
    </svg>
  );
}

/** Points as lines of no length, which round ends make visible: ten bytes for each. */
const dots = (points: Point[]) => points.map(([x, y]) => `M${x} ${y}h0`).join("");

/** An arc around the stage, this far to the left and to the right. */
const bow = (radius: number, left: number, right: number) =>
  `M${pointAt(radius, -left).join(" ")}A${radius} ${radius} 0 0 0 ${pointAt(radius, right).join(" ")}`;
