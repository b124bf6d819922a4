import type { SchoolClient } from "../client.ts";
import type { ManagedRow } from "../office/rows.ts";
import { listAll } from "../whole-lists.ts";
import type { Day } from "./days.ts";
import { daysOffOf, listHolidaysFor } from "./holidays.ts";
import { mayLastTo, readRecurrence, spansOf } from "./recurrence.ts";

/**
 * An entry on its days; a repeated one appears once per occurrence, and `isFirst` marks the stored
 * one.
 */
export type Occurrence = { row: ManagedRow; from: Day; to: Day; isFirst: boolean };

/** All calendar entries between two days as stored: all-day entries first, then by the hour. */
export async function listCalendarRows(
  client: SchoolClient,
  from: Day,
  to: Day,
): Promise<Occurrence[]> {
  const rows = await listAll(() =>
    client
      .from("calendar_entries")
      .select()
      .lte("starts_on", to)
      .or(mayLastTo(from))
      .order("starts_on")
      .order("id"),
  );
  const holidays = await listHolidaysFor(client, rows, to);
  const hourOf = ({ start_time }: { start_time: string | null }) => start_time ?? "";
  const byHour = rows.toSorted((a, b) => hourOf(a).localeCompare(hourOf(b)));
  return byHour.flatMap((row) => {
    const off = new Set(daysOffOf(row, holidays, to));
    return spansOf(row.starts_on, row.ends_on, readRecurrence(row.recurrence), to)
      .filter((days) => days.to >= from && !off.has(days.from))
      .map((days) => ({
        ...days,
        row: row as unknown as ManagedRow,
        isFirst: days.from === row.starts_on,
      }));
  });
}

/** Which of these entries already exist: "<first day> <title in lower case>". */
export async function listKnownDays(
  client: SchoolClient,
  days: readonly { starts_on: string; title: string }[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  const wanted = [...new Set(days.map(({ starts_on }) => starts_on))];
  for (let from = 0; from < wanted.length; from += 100) {
    const { data } = await client
      .from("calendar_entries")
      .select("starts_on, title")
      .in("starts_on", wanted.slice(from, from + 100))
      .throwOnError();
    for (const { starts_on, title } of data) known.add(`${starts_on} ${title.toLowerCase()}`);
  }
  return known;
}
