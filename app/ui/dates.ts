import { type Language, languages } from "../../data/languages.ts";

/** The school keeps Indian time, wherever its reader is. */
const zone = "Asia/Kolkata";

const clocks = Object.fromEntries(
  languages.map(({ id, tag }) => [
    id,
    new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
      timeZone: zone,
      year: "numeric",
      month: "long",
      day: "numeric",
      weekday: "long",
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h23",
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

/**
 * The parts of an instant as the school says them. Put together by hand, because engines
 * differ in the spaces, marks and halves of the day they write, and a page must read the same
 * from the server and in the browser.
 */
function partsOf(instant: string | Date, language: Language) {
  const parts = Object.fromEntries(
    clocks[language].formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const hour = Number(parts.hour);
  const clock = `${hour % 12 || 12}:${parts.minute?.padStart(2, "0")}`;
  return {
    year: parts.year ?? "",
    month: parts.month ?? "",
    day: parts.day ?? "",
    weekday: parts.weekday ?? "",
    clock,
    hour,
  };
}

/** The part of the day that Hindi puts before an hour where English puts am or pm after it. */
function hindiPartOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "रात";
  if (hour < 12) return "सुबह";
  return hour < 16 ? "दोपहर" : "शाम";
}

/** "6", "December", "Saturday" of an ISO instant or date. */
export function dayParts(instant: string, language: Language) {
  const { day, month, weekday, year } = partsOf(instant, language);
  return { day, month, weekday, year };
}

/**
 * "9:00 am – 1:30 pm", in Hindi "सुबह 9:00 – दोपहर 1:30", or the start alone where no end is known.
 * Hindi names a part of the day once: "सुबह 9:00 – 11:30".
 */
export function timeSpan(start: string, end: string | null, language: Language): string {
  const [from, to] = [partsOf(start, language), end ? partsOf(end, language) : null];
  if (language === "en") {
    const time = ({ clock, hour }: typeof from) => `${clock} ${hour < 12 ? "am" : "pm"}`;
    return to ? `${time(from)} – ${time(to)}` : time(from);
  }
  const [first, second] = [hindiPartOfDay(from.hour), to && hindiPartOfDay(to.hour)];
  if (!to) return `${first} ${from.clock}`;
  const last = second === first ? to.clock : `${second} ${to.clock}`;
  return `${first} ${from.clock} – ${last}`;
}

/** "to 24 November" where an event ends on a later day than it starts, else null. */
export function lastDay(start: string, end: string | null, language: Language): string | null {
  if (!end) return null;
  const [first, last] = [partsOf(start, language), partsOf(end, language)];
  const isOneDay = first.day === last.day && first.month === last.month && first.year === last.year;
  if (isOneDay) return null;
  const day = `${last.day} ${last.month}`;
  return language === "hi" ? `${day} तक` : `to ${day}`;
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

/** "28 Nov 2026". Hindi has no short months that people use: "28 नवंबर 2026". */
export function shortDate(instant: string, language: Language): string {
  const { day, month, year } = partsOf(instant, language);
  return `${day} ${language === "en" ? month.slice(0, 3) : month} ${year}`;
}

/** "7 November 2026", "7–11 November 2026" or "22 December 2026 – 4 January 2027" of two days, both included. */
export function daySpan(from: string, to: string, language: Language): string {
  const [first, last] = [partsOf(from, language), partsOf(to, language)];
  if (from === to) return fullDate(from, language);
  if (first.year !== last.year) return `${fullDate(from, language)} – ${fullDate(to, language)}`;
  if (first.month !== last.month) return `${first.day} ${first.month} – ${fullDate(to, language)}`;
  return `${first.day}–${fullDate(to, language)}`;
}
