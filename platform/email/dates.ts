import dateTexts from "messages:emails/shared/dates";
import { twelveHourClock } from "../../data/calendar/indian-time.ts";
import { type Language, languageOf } from "../../data/languages.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, because creating one takes a hundred times as long as using it. */
function format(at: Date, language: Language, form: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, form]);
  const tag = `${languageOf(language).tag}-u-nu-latn`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: "Asia/Kolkata", ...form });
  formatters.set(key, formatter);
  return formatter.format(at);
}

/** An instant in an email, in Indian time: "Tuesday, 24 November 2026 at 8:15 am". */
export function momentIn(instant: string, language: Language): string {
  const [day, time] = [weekdayIn(instant, language), clockIn(instant, language)];
  return dateTexts[language].moment({ day, time });
}

/** The day of an instant with its weekday: "Tuesday, 24 November 2026". */
export function weekdayIn(instant: string, language: Language): string {
  return format(new Date(instant), language, { dateStyle: "full" });
}

/** The hour of an instant: "8:15 am", in Hindi with the part of the day before it. */
export function clockIn(instant: string, language: Language): string {
  const { clock, part } = twelveHourClock(instant);
  return dateTexts[language].clock({ time: clock, part });
}

/** A day, or the day of an instant, in an email: "4 March 2020". */
export function dayIn(day: string | Date, language: Language): string {
  return format(new Date(day), language, { dateStyle: "long" });
}

/** The month of a day: "November 2026". */
export function monthIn(day: string, language: Language): string {
  return format(new Date(day), language, { month: "long", year: "numeric" });
}

/** A day in little space: "Tue, 24 Nov". */
export function shortDayIn(day: string, language: Language): string {
  return format(new Date(day), language, { weekday: "short", day: "numeric", month: "short" });
}
