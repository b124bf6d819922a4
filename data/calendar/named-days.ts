import type { calendarEntryFields } from "./calendar-entry-declaration.ts";
import type { Day } from "./days.ts";

/** An entry from a file or list; one of a list lasts all day. */
export type NamedDays = {
  title: string;
  description: string;
  starts_on: Day;
  ends_on: Day;
  start_time: string | null;
  end_time: string | null;
  venue: string | null;
  recurrence: string | null;
};

/** Why a line or event was refused. */
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

/** The values of the calendar's form for an entry from a file or list. A field without one does not compile. */
export function entryOf(named: NamedDays, common: { kind: string; campus: string | null }) {
  const values: Record<keyof typeof calendarEntryFields.fields, unknown> = {
    ...named,
    ...common,
    level: null,
    on_holidays: false,
  };
  return { ...values, translations: {} };
}
