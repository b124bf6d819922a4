import { holidays } from "./calendar/holidays.ts";
import { schoolDays } from "./calendar/school-days.ts";
import { type Day, sessionYear } from "./days.ts";
import { calendarInHindi } from "./hindi/calendar.ts";
import { rowId } from "./identifiers.ts";

/** The school year, April to March, in which today lies. */
export function calendarEntries(today: Day) {
  const year = sessionYear(today);
  return [...schoolDays(year), ...holidays(year)].map((entry) => ({
    id: rowId(`calendar_entries/${entry.title}/${entry.campus}/${entry.level}/${entry.from}`),
    title: entry.title,
    description: entry.description ?? "",
    starts_on: entry.from,
    ends_on: entry.to ?? entry.from,
    kind: entry.kind,
    campus: entry.campus ?? null,
    level: entry.level ?? null,
    recurrence: entry.recurrence ?? null,
    translations: calendarInHindi[entry.title] ? { hi: calendarInHindi[entry.title] } : {},
    is_sample: true,
  }));
}
