import type { Language } from "../../data/languages.ts";
import { useLanguage } from "./language.ts";

/** The `lang` of what is shown in another language than the page's: `<p {...inLang(row.language)}>`. */
export function useLangOf(language: Language): { lang?: string } {
  return useLanguage() === language ? {} : { lang: language };
}

/** Says beside a text that it is in English, on a Hindi page that has no translation of it yet. */
export function EnglishMark({ language }: { language: Language }) {
  if (useLanguage() === language) return null;
  return <span className="english-mark">अंग्रेज़ी में</span>;
}
