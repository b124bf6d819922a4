import { type Language, languages } from "../../data/languages.ts";

/** The school keeps Indian time, wherever its reader is. */
const zone = "Asia/Kolkata";

const clocks = Object.fromEntries(
  languages.map(({ id, tag }) => [
    id,
    new Intl.DateTimeFormat(tag, {
      timeZone: zone,
      year: "numeric",
      month: "long",
      day: "numeric",
      weekday: "long",
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

/**
 * The parts of an instant as the school says them. Put together by hand, because engines
 * differ in the spaces and marks they place between parts, and a page must read the same
 * from the server and in the browser.
 */
function partsOf(instant: string | Date, language: Language) {
  const parts = Object.fromEntries(
    clocks[language].formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return {
    year: parts.year ?? "",
    month: parts.month ?? "",
    day: parts.day ?? "",
    weekday: parts.weekday ?? "",
    time: `${parts.hour}:${parts.minute} ${(parts.dayPeriod ?? "").toLowerCase()}`,
  };
}

/** "6", "December", "Saturday" of an ISO instant or date. */
export function dayParts(instant: string, language: Language = "en") {
  const { day, month, weekday, year } = partsOf(instant, language);
  return { day, month, weekday, year };
}

/** "9:00 am – 1:30 pm", or the start alone where no end is known. */
export function timeSpan(start: string, end: string | null, language: Language = "en"): string {
  return end
    ? `${partsOf(start, language).time} – ${partsOf(end, language).time}`
    : partsOf(start, language).time;
}

/** "to 24 November" where an event ends on a later day than it starts, else null. */
export function lastDay(
  start: string,
  end: string | null,
  language: Language = "en",
): string | null {
  if (!end) return null;
  const [first, last] = [partsOf(start, language), partsOf(end, language)];
  const isOneDay = first.day === last.day && first.month === last.month && first.year === last.year;
  if (isOneDay) return null;
  const day = `${last.day} ${last.month}`;
  return language === "hi" ? `${day} तक` : `to ${day}`;
}

/** "6 December 2026" */
export function fullDate(instant: string, language: Language = "en"): string {
  const { day, month, year } = partsOf(instant, language);
  return `${day} ${month} ${year}`;
}

/** "November 2026" */
export function monthAndYear(instant: string, language: Language = "en"): string {
  const { month, year } = partsOf(instant, language);
  return `${month} ${year}`;
}
