import { type Language, languageOf } from "../../data/languages.ts";

const zone = { timeZone: "Asia/Kolkata" } as const;
const tagOf = (language: Language) => `${languageOf(language).tag}-u-nu-latn`;

/** An instant as a letter says it, in Indian time: "Tuesday, 24 November 2026 at 8:15 am". */
export function momentIn(instant: string, language: Language): string {
  if (language === "hi") return `${weekdayIn(instant, language)}, ${clockIn(instant, language)}`;
  return new Date(instant).toLocaleString(tagOf(language), {
    ...zone,
    ...{ dateStyle: "full", timeStyle: "short" },
  });
}

/** The day of an instant with its name: "Tuesday, 24 November 2026". */
export function weekdayIn(instant: string, language: Language): string {
  return new Date(instant).toLocaleDateString(tagOf(language), { ...zone, dateStyle: "full" });
}

/** The hour of an instant: "8:15 am", in Hindi "सुबह 8:15 बजे". */
export function clockIn(instant: string, language: Language): string {
  const form = { ...zone, hour: "numeric", minute: "2-digit" } as const;
  const at = new Date(instant);
  if (language === "en") return at.toLocaleTimeString(tagOf(language), form);
  return `${at.toLocaleTimeString(tagOf(language), { ...form, dayPeriod: "short" })} बजे`;
}

/** A day as a letter says it: "4 March 2020". */
export function dayIn(day: string, language: Language): string {
  const noon = new Date(`${day}T12:00:00+05:30`);
  return noon.toLocaleDateString(tagOf(language), { ...zone, dateStyle: "long" });
}
