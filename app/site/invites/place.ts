import type { SchoolEvent } from "../../../data/events/events.ts";
import { levelIds } from "../../../data/school/levels.ts";
import type { Point } from "./hall.ts";

/** Where the guests of an event are, as far as its words tell. */
export type EventPlace = "hall" | "stands" | "door" | "lawn" | "room";

const hall = /\b(?:hall|auditorium|theat(?:er|re)|stage)\b|हॉल|सभागार|सभा कक्ष|प्रेक्षागृह|रंगमंच/iu;
const outdoors =
  /\b(?:grounds?|playground|gardens?|lawns?|fields?|court(?:yard)?s?|slopes?|terrace|trees?|steps|park|outside|in front of)\b|मैदान|बगीच|लॉन|आँगन|ढलान|पेड़|सीढ़ि|के सामने|पार्क/iu;

type Held = Pick<SchoolEvent, "venue" | "category" | "levels">;

/**
 * The place of an event: a hall by its name, the stands of a sport, the door of the youngest, who take their shoes off,
 * a lawn if the place is out of doors, else a room.
 */
export function placeOf({ venue, category, levels }: Held): EventPlace {
  const named = venue ?? "";
  if (hall.test(named)) return "hall";
  if (category === "sport") return "stands";
  const [youngest] = levelIds();
  if (levels.length > 0 && levels.every((level) => level === youngest)) return "door";
  return outdoors.test(named) ? "lawn" : "room";
}

/** Half the width of the drawing, and how high its rows may stand. */
const halfWidth = 200;
const tallest = 210;
const widest = 36;

/**
 * Straight rows with exactly this many places (at least 1), from the front on: the places row by row, their distance,
 * and where the last row stands. `aisle` is a free way through the middle, in places.
 */
export function rowsOf(places: number, aisle: number) {
  let across = 1;
  let apart = widest;
  while (Math.ceil(places / across) * apart > tallest || across < Math.min(places, 8)) {
    across += 1;
    apart = Math.min(widest, (2 * halfWidth) / (across + aisle));
  }
  const points = Array.from({ length: places }, (_, place): Point => {
    const row = Math.floor(place / across);
    const inRow = Math.min(across, places - row * across);
    // A last row that is not full stands in the middle.
    const at = (place % across) - (inRow - 1) / 2;
    const way = inRow > 1 ? (Math.sign(at + 0.01) * aisle) / 2 : 0;
    return [tenth((at + way) * apart), tenth((row + 0.5) * apart)];
  });
  const half = ((across + aisle) * apart) / 2;
  return { points, apart, half, depth: Math.ceil(places / across) * apart };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
