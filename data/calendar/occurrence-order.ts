import type { CalendarItem } from "./calendar-items.ts";

type Placed = Pick<CalendarItem, "id" | "title" | "from" | "to" | "hours">;

/**
 * The order of the calendar: by the first day; on it first what lasts all day, the longest before the
 * others, then the rest by the hour at which it begins.
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

/** As an instant: events and entries write theirs differently. */
function startOf({ hours }: Placed): number {
  return hours ? Date.parse(hours.start) : 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
