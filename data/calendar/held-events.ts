import type { SchoolClient } from "../client.ts";
import { type InLanguage, inLanguage, type Language } from "../languages.ts";
import { listAll } from "../whole-lists.ts";
import type { CalendarChoice, CalendarItem } from "./calendar-item.ts";
import { addDays, type Day, startOfDay } from "./days.ts";
import { indianDay } from "./indian-time.ts";
import { readRecurrence } from "./recurrence.ts";

const eventColumns =
  "id, slug, title, summary, starts_at, ends_at, all_day, venue, campus, levels, category, recurrence, cancelled_at, sequence, created_at, updated_at, translations";

/**
 * The published events that match the filter and touch the span, or repeat and began before its end.
 * Throws the service's error.
 */
export async function listHeldEvents(
  client: SchoolClient,
  { from, to }: { from: Day; to?: Day },
  { campus, level }: CalendarChoice,
  language: Language,
) {
  const begins = startOfDay(from);
  const conditions = [`or(ends_at.gte.${begins},starts_at.gte.${begins},recurrence.not.is.null)`];
  if (to) conditions.push(`starts_at.lt.${startOfDay(addDays(to, 1))}`);
  if (campus) conditions.push(`or(campus.eq.${campus},campus.is.null)`);
  const rows = await listAll(() =>
    client
      .from("events")
      .select(eventColumns)
      .or(`and(${conditions.join(",")})`)
      .order("starts_at")
      .order("id"),
  );
  return rows
    .filter(({ levels }) => level === null || levels.length === 0 || levels.includes(level))
    .map((row) => itemOfEvent(inLanguage(row, language, ["title", "summary", "venue"])));
}

type EventRow = InLanguage<{
  id: string;
  slug: string;
  title: string;
  summary: string;
  starts_at: string;
  ends_at: string | null;
  all_day: boolean;
  venue: string | null;
  campus: string | null;
  levels: string[];
  category: string;
  recurrence: string | null;
  cancelled_at: string | null;
  sequence: number;
  created_at: string;
  updated_at: string;
}>;

/** An event as an item of the calendar. */
export function itemOfEvent(event: EventRow): CalendarItem {
  const { id, slug, title, summary, venue, campus, levels, category, language } = event;
  const { starts_at, ends_at, sequence, created_at, updated_at } = event;
  return {
    id,
    slug,
    title,
    venue,
    campus,
    levels,
    category,
    language,
    sequence,
    created_at,
    updated_at,
    kind: "event",
    description: summary,
    from: indianDay(starts_at),
    to: indianDay(ends_at ?? starts_at),
    hours: event.all_day ? null : { start: starts_at, end: ends_at },
    recurrence: readRecurrence(event.recurrence),
    isCancelled: event.cancelled_at !== null,
  };
}
