import { type Focus, focusOf } from "../../../data/gallery/print-focus.ts";

/** What the school does in each month, from January on, as on a calendar that hangs on a wall. */
const monthPrints = [
  "events/republic-day",
  "events/farewell-class-12",
  "events/grandparents-day",
  "events/first-day-of-session",
  "scenes/classroom",
  "scenes/hills-day",
  "events/tree-planting",
  "events/independence-day",
  "events/hindi-diwas",
  "events/mathematics-week",
  "events/diwali-lamps",
  "events/annual-sports-day",
] as const;

export type MonthPicture = { src: string; focus: Focus | undefined };

/** The picture of the month in which a day lies. */
export function pictureOfMonth(day: string): MonthPicture {
  const src = `/prints/${monthPrints[Number(day.slice(5, 7)) - 1] ?? monthPrints[0]}.svg`;
  return { src, focus: focusOf(src) };
}
