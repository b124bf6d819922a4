import type { Day } from "./days.ts";

/** Something whole days long that a file or list names. */
export type NamedDays = {
  title: string;
  description: string;
  starts_on: Day;
  ends_on: Day;
  recurrence: string | null;
};

/** Why a line or an event of a file is not taken. */
export type NotTaken = {
  what: string;
  why:
    | "no_title"
    | "no_day"
    | "repeats_otherwise"
    | "exception"
    | "cancelled"
    | "unknown_zone"
    | "unreadable";
};
export type ReadDays = { days: NamedDays[]; notTaken: NotTaken[] };

/** A day that is in the calendar, or undefined for one such as the 31st of June. */
export function realDay(day: string): Day | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}
