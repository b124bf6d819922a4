import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import type { CalendarKind } from "../../../data/calendar/calendar-kinds.ts";
import type { Day } from "../../../data/calendar/days.ts";

/** If a day has several kinds, the one that decides whether there is school comes first. */
const byWeight: CalendarKind[] = ["holiday", "exam", "term", "meeting", "event", "activity"];

/** The kind whose colour a day takes; undefined if nothing is on. */
export function kindOfDay(day: Day, occurrences: CalendarOccurrence[]): CalendarKind | undefined {
  const kinds = occurrences.flatMap((one) =>
    one.from <= day && one.to >= day && !one.isCancelled ? [one.kind] : [],
  );
  return byWeight.find((kind) => kinds.includes(kind));
}
