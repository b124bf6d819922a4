import type { SchoolEvent } from "../../../data/events/events.ts";
import { halfAngle, hallOf, lineOf, mostPlaces, type Point, pointAt } from "./hall.ts";
import { half, queueOf, standsOf, track } from "./stands.ts";
import "./hall.css";

/**
 * The places of an event, those taken filled from the front on, and the people on the waiting list in line outside:
 * a hall before its stage, or the stands around a field. The numbers stand beside it, so a screen reader passes
 * over it.
 */
export function HallDrawn({ event }: { event: SchoolEvent }) {
  const { capacity, placesLeft, waiting, category } = event;
  if (!capacity || placesLeft === null || capacity > mostPlaces) return null;
  const taken = capacity - Math.min(placesLeft, capacity);
  const Drawn = category === "sport" ? Stands : Hall;
  return <Drawn capacity={capacity} taken={taken} waiting={waiting} />;
}

type PlacesProps = { capacity: number; taken: number; waiting: number };

function Hall({ capacity, taken, waiting }: PlacesProps) {
  const { points, apart, nearest, farthest } = hallOf(capacity);
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
    >
      <path
        d={bow(nearest - 1.7 * apart, 0.72, 0.72)}
        className="hall-stage"
        strokeWidth={apart / 2}
      />
      <path d={bow(wall, halfAngle, halfAngle - (2 * apart) / wall)} className="hall-wall" />
      <Places points={points} taken={taken} line={lineOf(waiting, outside, apart)} seat={seat} />
    </svg>
  );
}

function Stands({ capacity, taken, waiting }: PlacesProps) {
  const { points, apart, farthest } = standsOf(capacity);
  const outside = farthest + 2.2 * apart;
  const seat = 0.66 * apart;
  const edge = farthest + seat;
  return (
    <svg
      aria-hidden="true"
      className="hall"
      viewBox={[-half - edge, -edge, 2 * (half + edge), edge + outside + seat].join(" ")}
    >
      <path d={oval(track)} className="hall-track" strokeWidth="20" />
      <path d={[-5, 0, 5].map((lane) => oval(track + lane)).join("")} className="hall-lanes" />
      <path d={`M0 ${track - 10}v20`} className="hall-finish" />
      <Places
        points={points}
        taken={taken}
        line={queueOf(waiting, half + farthest, outside, apart)}
        seat={seat}
      />
    </svg>
  );
}

type DotsProps = { points: Point[]; taken: number; line: Point[]; seat: number };

function Places({ points, taken, line, seat }: DotsProps) {
  return (
    <>
      <path d={dots(points.slice(taken))} className="hall-free" strokeWidth={seat} />
      <path d={dots(points.slice(taken))} className="hall-free-inside" strokeWidth={seat - 2.5} />
      <path d={dots(points.slice(0, taken))} className="hall-taken" strokeWidth={seat} />
      <path d={dots(line)} className="hall-waiting" strokeWidth={seat} />
    </>
  );
}

/** Points as lines of no length, which round ends make visible: ten bytes for each. */
const dots = (points: Point[]) => points.map(([x, y]) => `M${x} ${y}h0`).join("");

/** An arc around the stage, this far to the left and to the right. */
const bow = (radius: number, left: number, right: number) =>
  `M${pointAt(radius, -left).join(" ")}A${radius} ${radius} 0 0 0 ${pointAt(radius, right).join(" ")}`;

/** A line around the field, this far from its axis. */
const oval = (radius: number) =>
  `M${-half} ${-radius}H${half}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${-half}a${radius} ${radius} 0 0 1 0 ${-2 * radius}Z`;
