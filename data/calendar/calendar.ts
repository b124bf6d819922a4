import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { campusId } from "../school/campus-schema.ts";
import { levelId } from "../school/level-schema.ts";
import { listAll } from "../whole-lists.ts";
import type { CalendarChoice, CalendarItem } from "./calendar-item.ts";
import { listCalendarItems } from "./calendar-items.ts";
import { calendarKinds } from "./calendar-kinds.ts";
import { daysBetween, monthPattern } from "./days.ts";
import type { Hours } from "./entry-hours.ts";
import { byDayAndHour } from "./occurrence-order.ts";
import { mayLastTo, type Recurrence, readRecurrence, type Span, spansOf } from "./recurrence.ts";

/** The filters in the calendar's address; invalid values are ignored. */
export const calendarFilterSchema = z.object({
  view: z.enum(["month", "agenda"]).nullable().catch(null),
  month: z.string().regex(monthPattern).nullable().catch(null),
  /** The year in which a school year begins: "2026". */
  year: z
    .string()
    .regex(/^20\d\d$/)
    .transform(Number)
    .nullable()
    .catch(null),
  campus: campusId.nullable().catch(null),
  level: levelId.nullable().catch(null),
  kind: z.enum(calendarKinds).nullable().catch(null),
});

/** One occurrence of an entry or event. */
export type CalendarOccurrence = Omit<
  CalendarItem,
  "recurrence" | "except" | "sequence" | "created_at" | "updated_at" | "category"
> & {
  /** Unique among all occurrences: the id and the first day. */
  key: string;
  /** The repetition rule, or null. */
  repeats: (Pick<Recurrence, "frequency" | "interval"> & { pausesOnHolidays: boolean }) | null;
};

/**
 * Everything in the calendar on the days of a span, both ends included: matching entries and
 * published events with their repetitions expanded. A campus or level includes what
 * concerns all of them. Throws the service's error.
 */
export async function listCalendar(
  client: SchoolClient,
  span: Span,
  choice: CalendarChoice,
  language: Language,
): Promise<CalendarOccurrence[]> {
  const items = await listCalendarItems(client, span, choice, language);
  return items.flatMap((item) => occurrencesOf(item, span)).toSorted(byDayAndHour);
}

/** The next occurrence of each entry and event, from occurrences in their order. */
export function nextOfEach<Occurrence extends Pick<CalendarOccurrence, "id">>(
  occurrences: readonly Occurrence[],
): Occurrence[] {
  const ids = occurrences.map(({ id }) => id);
  return occurrences.filter(({ id }, place) => ids.indexOf(id) === place);
}

/** Whether the calendar has any entry at all. Throws the service's error. */
export async function hasCalendarEntries(client: SchoolClient): Promise<boolean> {
  const { data } = await client.from("calendar_entries").select("id").limit(1).throwOnError();
  return data.length > 0;
}

/**
 * Whether the calendar has an entry in the school year that begins in April of a year. A repeated one counts only
 * if it still takes place then: an old one with an end says nothing about later years. Throws the service's error.
 */
export async function isYearEntered(client: SchoolClient, year: number): Promise<boolean> {
  const [first, last] = [`${year}-04-01`, `${year + 1}-03-31`];
  const rows = await listAll(() =>
    client
      .from("calendar_entries")
      .select("starts_on, ends_on, recurrence")
      .lte("starts_on", last)
      .or(mayLastTo(first))
      .order("starts_on")
      .order("id"),
  );
  return rows.some(({ starts_on, ends_on, recurrence }) =>
    spansOf(starts_on, ends_on, readRecurrence(recurrence), last).some(({ to }) => to >= first),
  );
}

/** The occurrences of an item within a span: its own and its repetitions. */
function occurrencesOf(item: CalendarItem, span: Span): CalendarOccurrence[] {
  const { recurrence, except, sequence, created_at, updated_at, category, ...shown } = item;
  return spansOf(item.from, item.to, recurrence, span.to)
    .filter(({ from, to }) => to >= span.from && !except?.includes(from))
    .map(({ from, to }) => ({
      ...shown,
      from,
      to,
      hours: item.hours && laterHours(item.hours, daysBetween(item.from, from)),
      key: `${item.id}-${from}`,
      repeats: recurrence && {
        frequency: recurrence.frequency,
        interval: recurrence.interval,
        pausesOnHolidays: except !== undefined,
      },
    }));
}

/** The clocks of India never change, so a day later is always 24 hours later. */
function laterHours({ start, end }: Hours, days: number): Hours {
  const later = (instant: string) =>
    days === 0 ? instant : new Date(Date.parse(instant) + days * 86_400_000).toISOString();
  return { start: later(start), end: end && later(end) };
}
