import type { SchoolClient } from "../client.ts";
import { isRowId } from "../forms/ids.ts";
import { inLanguage, type Language } from "../languages.ts";
import { bannerText, noticeDetail } from "../notices/latest-updates.ts";
import { listAll } from "../whole-lists.ts";
import type { CalendarChoice, CalendarItem } from "./calendar-item.ts";
import type { CalendarKind } from "./calendar-kinds.ts";
import { addDays, type Day, daysBetween } from "./days.ts";
import { hoursOfEntry } from "./entry-hours.ts";
import { listHeldEvents } from "./held-events.ts";
import { daysOffOf, type Holiday, listHolidaysFor, pausesOnHolidays } from "./holidays.ts";
import { indianDay } from "./indian-time.ts";
import { mayLastTo, readRecurrence } from "./recurrence.ts";

/**
 * The entries, published events and notices that match the filter and touch the span. A repeated one is one item,
 * unless it begins after the span or its repetition ends before it. Without `to` the span has no end. Throws the
 * service's error.
 */
export async function listCalendarItems(
  client: SchoolClient,
  span: { from: Day; to?: Day },
  choice: CalendarChoice,
  language: Language,
): Promise<CalendarItem[]> {
  const [entries, events, notices] = await Promise.all([
    choice.kind === "event" ? [] : listEntries(client, span, choice, language),
    choice.kind === null || choice.kind === "event"
      ? listHeldEvents(client, span, choice, language)
      : [],
    choice.kind === null || choice.kind === noticeKind
      ? listDatedNotices(client, span, choice, language)
      : [],
  ]);
  return [...entries, ...events, ...notices].filter((item) => lastDayOf(item) >= span.from);
}

/** The last day on which an item may take place; an endless repetition has none. */
function lastDayOf({ from, to, recurrence }: CalendarItem): Day {
  if (!recurrence) return to;
  const { until } = recurrence;
  if (until === null) return "9999-12-31";
  return until < from ? to : addDays(until, daysBetween(from, to));
}

/** One entry of the calendar by its id, or null. Throws the service's error. */
export async function getCalendarEntry(client: SchoolClient, id: string, language: Language) {
  if (!isRowId(id)) return null;
  const { data } = await client
    .from("calendar_entries")
    .select(entryColumns)
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  if (!data) return null;
  const to = lastDayAhead();
  return itemOfEntry(data, await listHolidaysFor(client, [data], to), to, language);
}

/** Up to when a calendar file without an end names the holidays that interrupt an entry. */
const lastDayAhead = () => addDays(indianDay(new Date()), 800);

const entryColumns =
  "id, title, description, starts_on, ends_on, start_time, end_time, venue, kind, campus, level, recurrence, on_holidays, sequence, created_at, updated_at, translations";

async function listEntries(
  client: SchoolClient,
  { from, to }: { from: Day; to?: Day },
  { campus, level, kind }: CalendarChoice,
  language: Language,
) {
  const conditions = [`or(${mayLastTo(from)})`];
  if (to) conditions.push(`starts_on.lte.${to}`);
  if (campus) conditions.push(`or(campus.eq.${campus},campus.is.null)`);
  if (level) conditions.push(`or(level.eq.${level},level.is.null)`);
  if (kind) conditions.push(`kind.eq.${kind}`);
  const rows = await listAll(() =>
    client
      .from("calendar_entries")
      .select(entryColumns)
      // One nested condition, because several or= parameters depend on the service.
      .or(`and(${conditions.join(",")})`)
      .order("starts_on")
      .order("id"),
  );
  const last = to ?? lastDayAhead();
  const holidays = await listHolidaysFor(client, rows, last);
  return rows.map((row) => itemOfEntry(row, holidays, last, language));
}

type EntryRow = {
  id: string;
  title: string;
  description: string;
  starts_on: Day;
  ends_on: Day;
  start_time: string | null;
  end_time: string | null;
  venue: string | null;
  kind: string;
  campus: string | null;
  level: string | null;
  recurrence: string | null;
  on_holidays: boolean;
  sequence: number;
  created_at: string;
  updated_at: string;
  translations: unknown;
};

/** `holidays` are those up to the day `to`. */
function itemOfEntry(
  row: EntryRow,
  holidays: readonly Holiday[],
  to: Day,
  language: Language,
): CalendarItem {
  const {
    starts_on,
    ends_on,
    start_time,
    end_time,
    kind,
    level,
    recurrence,
    on_holidays,
    ...shown
  } = inLanguage(row, language, ["title", "description", "venue"]);
  return {
    ...shown,
    kind: kind as CalendarKind,
    category: kind,
    levels: level ? [level] : [],
    from: starts_on,
    to: ends_on,
    hours: hoursOfEntry(row),
    slug: null,
    recurrence: readRecurrence(recurrence),
    except: pausesOnHolidays(row) ? daysOffOf(row, holidays, to) : undefined,
    isCancelled: false,
  };
}

/** The calendar kind of a notice. */
const noticeKind = "activity";

/**
 * Current notices with dates. Row-level security leaves out those that have not started or have
 * expired.
 */
async function listDatedNotices(
  client: SchoolClient,
  { from, to }: { from: Day; to?: Day },
  { campus }: CalendarChoice,
  language: Language,
): Promise<CalendarItem[]> {
  const rows = await listAll(() => {
    let question = client
      .from("latest_updates")
      .select(
        "id, content, campus, calendar_from, calendar_to, created_at, updated_at, translations",
      )
      .eq("is_active", true)
      .gte("calendar_to", from);
    if (to) question = question.lte("calendar_from", to);
    if (campus) question = question.or(`campus.eq.${campus},campus.is.null`);
    return question.order("calendar_from").order("id");
  });
  return rows.map((row) => {
    const notice = inLanguage(row, language, ["content"]);
    const { id, campus, created_at, updated_at } = notice;
    const first = notice.calendar_from ?? from;
    return {
      id,
      campus,
      created_at,
      updated_at,
      language: notice.language,
      isNotice: true,
      kind: noticeKind,
      category: noticeKind,
      levels: [],
      hours: null,
      venue: null,
      slug: null,
      recurrence: null,
      isCancelled: false,
      title: bannerText(notice.content),
      description: noticeDetail(notice.content),
      from: first,
      to: notice.calendar_to ?? first,
      sequence: secondsBetween(created_at, updated_at),
    };
  });
}

function secondsBetween(created: string, changed: string): number {
  return Math.max(0, Math.floor((Date.parse(changed) - Date.parse(created)) / 1_000));
}
