import type { LevelPage } from "../../../data/pages/academics.ts";

type Rows = LevelPage["day"]["rows"];

/** From when to when each part of a day lasts, in minutes after midnight; null where a time is not written as "8:15–8:35". */
export function partsOf(rows: Rows): [number, number][] | null {
  const parts = rows.map(({ time }) => minutesOf(time));
  return parts.every((part) => part !== null) ? parts : null;
}

/** The ink of a part of the day: from the light of the morning to the green of the afternoon. */
export function inkOfPart(place: number, count: number): string {
  return `color-mix(in oklch, var(--color-saffron-400), var(--color-pine-700) ${Math.round((100 * place) / count)}%)`;
}

/** A school's hours before seven are after noon. */
function minutesOf(time: string): [number, number] | null {
  const said = /^(\d{1,2}):(\d\d)\s?–\s?(\d{1,2}):(\d\d)$/.exec(time);
  if (!said) return null;
  const [, hour, minute, endHour, endMinute] = said.map(Number) as [
    0,
    number,
    number,
    number,
    number,
  ];
  const at = (hours: number, minutes: number) => (hours < 7 ? hours + 12 : hours) * 60 + minutes;
  return [at(hour, minute), at(endHour, endMinute)];
}
