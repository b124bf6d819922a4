import type { CalendarItem } from "./calendar-item.ts";

type Placed = Pick<CalendarItem, "id" | "title" | "from" | "to" | "hours">;

/**
 * The order of the calendar: by the first day; within a day all-day entries first, the longest first, then
 * the others by their start.
 */
export function byDayAndHour(a: Placed, b: Placed): number {
  return (
    compare(a.from, b.from) ||
    startOf(a) - startOf(b) ||
    compare(b.to, a.to) ||
    compare(a.title, b.title) ||
    compare(a.id, b.id)
  );
}

/** The start as a number, because events and entries write instants differently. */
function startOf({ hours }: Placed): number {
  return hours ? Date.parse(hours.start) : 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
