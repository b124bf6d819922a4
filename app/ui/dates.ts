import { indianClock } from "../../data/calendar/indian-time.ts";
import type { Language } from "../../data/languages.ts";

// The names are written out and dates assembled by hand: engines differ in names, spaces, marks and
// day periods, and a page must read the same on the server and in the browser. Asking the browser
// would also cost a phone a tenth of a second to load its calendar data.
const months: Record<Language, string[]> = {
  en: "January February March April May June July August September October November December".split(
    " ",
  ),
  hi: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
};
const weekdays: Record<Language, string[]> = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  hi: "रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार".split(" "),
};

/** The parts of an instant as shown in India. */
function partsOf(instant: string | Date, language: Language) {
  const at = indianClock(instant);
  const hour = at.getUTCHours();
  return {
    year: String(at.getUTCFullYear()),
    month: months[language][at.getUTCMonth()] ?? "",
    day: String(at.getUTCDate()),
    weekday: weekdays[language][at.getUTCDay()] ?? "",
    clock: `${hour % 12 || 12}:${String(at.getUTCMinutes()).padStart(2, "0")}`,
    hour,
  };
}

/** The part of the day that Hindi puts before an hour; English has am or pm after it. */
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
 * "9:00 am – 1:30 pm", in Hindi "सुबह 9:00 – दोपहर 1:30", or only the start if the end is unknown.
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

/** "to 24 November" if an event ends on a later day than it starts, else null. */
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

/** "28 Nov 2026". Hindi has no common short months: "28 नवंबर 2026". */
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
