import datesTexts from "messages:ui/dates";
import { indianClock, twelveHourClock } from "../../data/calendar/indian-time.ts";
import type { Language } from "../../data/languages.ts";

// Dates are assembled by hand from the names in the catalogues: engines differ in names, spaces, marks and
// day periods, and a page must read the same on the server and in the browser. Asking the browser would
// also cost a phone a tenth of a second to load its calendar data.

/** The parts of an instant as shown in India. */
function partsOf(instant: string | Date, language: Language) {
  const at = indianClock(instant);
  const { clock, part } = twelveHourClock(instant);
  const { months, shortMonths, weekdays } = datesTexts[language];
  return {
    year: String(at.getUTCFullYear()),
    month: months[at.getUTCMonth()] ?? "",
    shortMonth: shortMonths[at.getUTCMonth()] ?? "",
    day: String(at.getUTCDate()),
    weekday: weekdays[at.getUTCDay()] ?? "",
    clock,
    part,
  };
}

/** "6", "December", "Saturday" of an ISO instant or date. */
export function dayParts(instant: string, language: Language) {
  const { day, month, weekday, year } = partsOf(instant, language);
  return { day, month, weekday, year };
}

/**
 * "9:00 am – 1:30 pm", in Hindi "सुबह 9:00 – दोपहर 1:30", or only the start if the end is unknown.
 * Hindi names a part of the day once: "सुबह 9:00 – 11:30".
 */
export function timeSpan(start: string, end: string | null, language: Language): string {
  const t = datesTexts[language];
  const from = partsOf(start, language);
  if (!end) return t.time(from);
  const to = partsOf(end, language);
  // Hindi calls both ends of the night one part of the day.
  const isSamePart = t.time({ ...to, clock: from.clock }) === t.time(from);
  const later = isSamePart ? t.timeInSamePart(to) : t.time(to);
  return `${t.time(from)} – ${later}`;
}

/** "to 24 November" if an event ends on a later day than it starts, else null. */
export function lastDay(start: string, end: string | null, language: Language): string | null {
  if (!end) return null;
  const [first, last] = [partsOf(start, language), partsOf(end, language)];
  const isOneDay = first.day === last.day && first.month === last.month && first.year === last.year;
  if (isOneDay) return null;
  const day = `${last.day} ${last.month}`;
  return datesTexts[language].until(day);
}

/** "6 December 2026" */
export function fullDate(instant: string, language: Language): string {
  const { day, month, year } = partsOf(instant, language);
  return `${day} ${month} ${year}`;
}

/** "November 2026" */
export function monthAndYear(instant: string, language: Language): string {
  const { month, year } = partsOf(instant, language);
  return `${month} ${year}`;
}

/** "Nov". Hindi has no common short months: "नवंबर". */
export function shortMonth(instant: string, language: Language): string {
  return partsOf(instant, language).shortMonth;
}

/** "28 Nov 2026" */
export function shortDate(instant: string, language: Language): string {
  const { day, shortMonth, year } = partsOf(instant, language);
  return `${day} ${shortMonth} ${year}`;
}

/** "7 November 2026", "7–11 November 2026" or "22 December 2026 – 4 January 2027" of two days, both included. */
export function daySpan(from: string, to: string, language: Language): string {
  const [first, last] = [partsOf(from, language), partsOf(to, language)];
  if (from === to) return fullDate(from, language);
  if (first.year !== last.year) return `${fullDate(from, language)} – ${fullDate(to, language)}`;
  if (first.month !== last.month) return `${first.day} ${first.month} – ${fullDate(to, language)}`;
  return `${first.day}–${fullDate(to, language)}`;
}

/** "7:05 am" or "सुबह 7:05" of a time of day in India, "07:05". */
export function clockTime(clock: string, language: Language): string {
  return timeSpan(`2026-01-01T${clock}:00+05:30`, null, language);
}

/** "7:05 am – 3:20 pm" of two times of day in India, or one of them if they are the same. */
export function clockSpan(from: string, to: string, language: Language): string {
  const at = (clock: string) => `2026-01-01T${clock}:00+05:30`;
  return timeSpan(at(from), from === to ? null : at(to), language);
}
