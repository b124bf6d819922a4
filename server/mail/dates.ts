import { type Language, languageOf } from "../../data/languages.ts";

/** An instant as a letter says it, in Indian time: "Tuesday, 24 November 2026 at 8:15 am". */
export function momentIn(instant: string, language: Language): string {
  return new Date(instant).toLocaleString(`${languageOf(language).tag}-u-nu-latn`, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
}

/** A day as a letter says it: "4 March 2020". */
export function dayIn(day: string, language: Language): string {
  return new Date(`${day}T12:00:00+05:30`).toLocaleDateString(
    `${languageOf(language).tag}-u-nu-latn`,
    { dateStyle: "long", timeZone: "Asia/Kolkata" },
  );
}
