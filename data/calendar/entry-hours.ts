import type { Day } from "./days.ts";
import { instantOfClock } from "./indian-time.ts";

/** Instants: when something begins on its first day, and when it ends on its last, if that is known. */
export type Hours = { start: string; end: string | null };

type Row = {
  starts_on: Day;
  ends_on: Day;
  start_time: string | null;
  end_time: string | null;
};

/** The hours of a calendar entry, whose times are on the clock in India; null if it lasts all day. */
export function hoursOfEntry({ starts_on, ends_on, start_time, end_time }: Row): Hours | null {
  if (!start_time) return null;
  return {
    start: instantAt(starts_on, start_time),
    end: end_time ? instantAt(ends_on, end_time) : null,
  };
}

/** The instant at which clocks in India show a time, such as "07:05", on a day. */
function instantAt(day: Day, clock: string): string {
  return instantOfClock(new Date(`${day}T${clock}:00Z`)).toISOString();
}
