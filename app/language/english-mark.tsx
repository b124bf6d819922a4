import type { Language } from "../../data/languages.ts";
import { useLanguage } from "./language.ts";

/**
 * The `lang` of what is shown in another language than the page's: `<p {...useLangOf(row.language)}>`.
 * Nothing where it is the page's, or where nothing is shown.
 */
export function useLangOf(language: Language | undefined): { lang?: string } {
  const here = useLanguage();
  return language === undefined || language === here ? {} : { lang: language };
}

/** Says beside a text that it is in English, on a Hindi page that has no translation of it yet. */
export function EnglishMark({ language }: { language: Language }) {
  if (useLanguage() === language) return null;
  return (
    <span lang="hi" className="english-mark">
      अंग्रेज़ी में
    </span>
  );
}

/**
 * Says it once for a page whose whole content is in English at a Hindi address: first thing below
 * its PageTop, with the language that getSiteContent gave, `<EnglishPage language={content.language} />`.
 * Nothing is shown where page and content are in one language, or where there is no content. What
 * it speaks of is marked by `<div {...useLangOf(content.language)}>` and needs no EnglishMark.
 */
export function EnglishPage({ language }: { language: Language | undefined }) {
  const here = useLanguage();
  if (language === undefined || language === here) return null;
  return (
    <div className="page pt-6">
      <p lang="hi" className="english-page">
        यह पृष्ठ अभी केवल अंग्रेज़ी में है
      </p>
    </div>
  );
}
