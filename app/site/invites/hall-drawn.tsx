import rsvpPlaceTexts from "messages:site/invites/rsvpPlace";
import type { SchoolEvent } from "../../../data/events/events.ts";
import { useTexts } from "../../language/texts.ts";
import { halfAngle, hallOf, lineOf, mostPlaces, pointAt } from "./hall.ts";
import { type EventPlace, placeOf } from "./place.ts";
import { Places, type PlacesProps } from "./places.tsx";
import { Chairs, ShoeRack } from "./rows-drawn.tsx";
import { half, queueOf, standsOf, track } from "./stands.ts";
import "./hall.css";

/**
 * The places of an event, those taken filled from the front on, and the people on the waiting list in line outside:
 * a hall before its stage, the stands around a field, chairs on a lawn or in a room, the shoes of the youngest at their
 * door. The numbers stand beside it, so a screen reader passes over it.
 */
export function HallDrawn({ event }: { event: SchoolEvent }) {
  const { capacity, placesLeft, waiting } = event;
  const t = useTexts(rsvpPlaceTexts);
  if (!capacity || placesLeft === null || capacity > mostPlaces) return null;
  const places = { capacity, taken: capacity - Math.min(placesLeft, capacity), waiting };
  const place = placeOf(event);
  return (
    <div aria-hidden className="mt-8">
      <Drawn place={place} places={places} />
      <p className="mt-2 text-small text-ink-2">{t.drawn[place]}</p>
    </div>
  );
}

function Drawn({ place, places }: { place: EventPlace; places: PlacesProps }) {
  if (place === "hall") return <Hall {...places} />;
  if (place === "stands") return <Stands {...places} />;
  if (place === "door") return <ShoeRack {...places} />;
  return <Chairs {...places} on={place} />;
}

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

/** An arc around the stage, this far to the left and to the right. */
const bow = (radius: number, left: number, right: number) =>
  `M${pointAt(radius, -left).join(" ")}A${radius} ${radius} 0 0 0 ${pointAt(radius, right).join(" ")}`;

/** A line around the field, this far from its axis. */
const oval = (radius: number) =>
  `M${-half} ${-radius}H${half}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${-half}a${radius} ${radius} 0 0 1 0 ${-2 * radius}Z`;
