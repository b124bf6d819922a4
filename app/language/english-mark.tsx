import englishMarkTexts from "messages:ui/englishMark";
import type { Language } from "../../data/languages.ts";
import { useLanguage } from "./language.ts";
import { useTexts } from "./texts.ts";

/**
 * The `lang` attribute for text in another language than the page's: `<p
 * {...useLangOf(row.language)}>`. Empty if the languages are the same or there is no text.
 */
export function useLangOf(language: Language | undefined): { lang?: string } {
  const here = useLanguage();
  return language === undefined || language === here ? {} : { lang: language };
}

/** Marks a text as English on a Hindi page that has no translation of it yet. */
export function EnglishMark({ language }: { language: Language }) {
  const here = useLanguage();
  const t = useTexts(englishMarkTexts);
  if (here === language) return null;
  return (
    <span lang={here} className="english-mark">
      {t.mark}
    </span>
  );
}

/**
 * Says once that the whole content of a Hindi page is in English. It comes directly after the
 * PageTop and takes the language that getSiteContent gave, `<EnglishPage
 * language={content.language} />`. Renders nothing if page and content share a language or there is
 * no content. Mark the content itself with `<div {...useLangOf(content.language)}>`; it needs no
 * EnglishMark.
 */
export function EnglishPage({ language }: { language: Language | undefined }) {
  const here = useLanguage();
  const t = useTexts(englishMarkTexts);
  if (language === undefined || language === here) return null;
  return (
    <div className="page pt-6">
      <p lang={here} className="english-page">
        {t.page}
      </p>
    </div>
  );
}
