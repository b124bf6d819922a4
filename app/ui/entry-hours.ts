import datesTexts from "messages:ui/dates";
import type { Hours } from "../../data/calendar/entry-hours.ts";
import type { Language } from "../../data/languages.ts";
import { dayParts, daySpan, fullDate, timeSpan } from "./dates.ts";

/** The times of a calendar entry: all day, or from an hour on the first day until one on the last. */
type Held = { from: string; to: string; hours: Hours | null };

/**
 * "9:00 am – 1:30 pm". Over several days the end has its day: "7:00 am – 9 October, 5:00 pm". Null for
 * all-day entries.
 */
export function hoursSpan({ from, to, hours }: Held, language: Language): string | null {
  if (!hours) return null;
  const { start, end } = hours;
  if (from === to || !end) return timeSpan(start, end, language);
  const { day, month } = dayParts(end, language);
  return `${timeSpan(start, null, language)} – ${day} ${month}, ${timeSpan(end, null, language)}`;
}

/** "24 November 2026, 9:00 am – 1:30 pm", or only the days of all-day entries. */
export function whenSpan(held: Held, language: Language): string {
  const hours = hoursSpan(held, language);
  // The hours of several days include the last day.
  const days = held.hours?.end
    ? fullDate(held.from, language)
    : daySpan(held.from, held.to, language);
  return hours ? `${days}, ${hours}` : days;
}

/** The hours on one of its days: all of a single day, the start on the first, "to 5:00 pm" on the last. */
export function hoursOn(held: Held, day: string, language: Language): string | null {
  const { from, to, hours } = held;
  if (!hours || from === to) return hoursSpan(held, language);
  if (day === from) return timeSpan(hours.start, null, language);
  if (day !== to || !hours.end) return null;
  return datesTexts[language].until(timeSpan(hours.end, null, language));
}
