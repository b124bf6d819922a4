import type { SchoolClient } from "../client.ts";
import { listAll } from "../whole-lists.ts";
import type { Day } from "./days.ts";
import { listOccurrences, mayLastTo, readRecurrence, spansOf } from "./recurrence.ts";

/** What decides on which days an entry repeats. */
export type RepeatedEntry = {
  kind: string;
  starts_on: Day;
  campus: string | null;
  level: string | null;
  recurrence: string | null;
  /** Whether it also takes place on holidays. */
  on_holidays: boolean;
};

/** The days of a holiday; without a campus or level it concerns all of them. */
export type Holiday = { from: Day; to: Day; campus: string | null; level: string | null };

/** Whether holidays interrupt the repetition of an entry. */
export const pausesOnHolidays = ({ kind, recurrence, on_holidays }: RepeatedEntry) =>
  recurrence !== null && !on_holidays && kind !== "holiday";

/**
 * The holidays up to a day that may interrupt one of these entries; asks nothing if none of them pauses.
 * Throws the service's error.
 */
export async function listHolidaysFor(
  client: SchoolClient,
  entries: readonly RepeatedEntry[],
  to: Day,
): Promise<Holiday[]> {
  const starts = entries.filter(pausesOnHolidays).map(({ starts_on }) => starts_on);
  const [first] = starts.toSorted();
  if (!first) return [];
  const rows = await listAll(() =>
    client
      .from("calendar_entries")
      .select("starts_on, ends_on, campus, level, recurrence")
      .eq("kind", "holiday")
      .lte("starts_on", to)
      .or(mayLastTo(first))
      .order("starts_on")
      .order("id"),
  );
  return rows.flatMap(({ starts_on, ends_on, recurrence, ...concerned }) =>
    spansOf(starts_on, ends_on, readRecurrence(recurrence), to).map((days) => ({
      ...concerned,
      ...days,
    })),
  );
}

/**
 * The repetitions of an entry, up to a day, that fall on a holiday of its campus and level and so do not
 * take place. An entry that begins on a holiday, such as a winter camp, was meant for it and never pauses.
 */
export function daysOffOf(entry: RepeatedEntry, holidays: readonly Holiday[], to: Day): Day[] {
  if (!pausesOnHolidays(entry)) return [];
  const own = holidays.filter(
    ({ campus, level }) =>
      (campus === null || campus === entry.campus) && (level === null || level === entry.level),
  );
  const isOff = (day: Day) => own.some((holiday) => holiday.from <= day && day <= holiday.to);
  if (own.length === 0 || isOff(entry.starts_on)) return [];
  return listOccurrences(entry.starts_on, readRecurrence(entry.recurrence), to).filter(isOff);
}
