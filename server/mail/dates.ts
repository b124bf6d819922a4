import { type Language, languageOf } from "../../data/languages.ts";

/** An instant as a letter says it, in Indian time: "Tuesday, 24 November 2026 at 8:15 am". */
export function momentIn(instant: string, language: Language): string {
  return new Date(instant).toLocaleString(`${languageOf(language).tag}-u-nu-latn`, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
}
