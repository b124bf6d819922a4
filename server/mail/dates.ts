import { type Language, languageOf } from "../../data/languages.ts";

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make one takes a hundred times as long as to use it. */
function format(at: Date, language: Language, form: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, form]);
  const tag = `${languageOf(language).tag}-u-nu-latn`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: "Asia/Kolkata", ...form });
  formatters.set(key, formatter);
  return formatter.format(at);
}

/** An instant as a letter says it, in Indian time: "Tuesday, 24 November 2026 at 8:15 am". */
export function momentIn(instant: string, language: Language): string {
  if (language === "hi") return `${weekdayIn(instant, language)}, ${clockIn(instant, language)}`;
  return format(new Date(instant), language, { dateStyle: "full", timeStyle: "short" });
}

/** The day of an instant with its name: "Tuesday, 24 November 2026". */
export function weekdayIn(instant: string, language: Language): string {
  return format(new Date(instant), language, { dateStyle: "full" });
}

/** The hour of an instant: "8:15 am", in Hindi "सुबह 8:15 बजे". */
export function clockIn(instant: string, language: Language): string {
  const form = { hour: "numeric", minute: "2-digit" } as const;
  const at = new Date(instant);
  if (language === "en") return format(at, language, form);
  return `${format(at, language, { ...form, dayPeriod: "short" })} बजे`;
}

/** A day as a letter says it: "4 March 2020". */
export function dayIn(day: string, language: Language): string {
  return format(new Date(`${day}T12:00:00+05:30`), language, { dateStyle: "long" });
}
