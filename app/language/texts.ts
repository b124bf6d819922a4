import type { Language } from "../../data/languages.ts";
import { useLanguage, usePageLanguage } from "./language.ts";

/** What a page or a part of one says, in every language, under the same names. */
export type Texts<Words> = Record<Language, Words>;

/**
 * The texts in the language on screen: `import contactTexts from "messages:site/contact/contact"`.
 * A browser has those in the language of its page, and in English too where a part of the page may be
 * in it.
 */
export function useTexts<Words>(texts: Texts<Words>): Words {
  const page = usePageLanguage();
  return texts[useLanguage()] ?? texts[page];
}
