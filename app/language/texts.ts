import type { Language } from "../../data/languages.ts";
import { useLanguage, usePageLanguage } from "./language.ts";

/** The texts of a page or a part of one, in every language, under the same names. */
export type Texts<Words> = Record<Language, Words>;

/**
 * The texts in the language on screen: `import contactTexts from "messages:site/contact/contact"`. A
 * browser has those in its page's language, and in English too if a part of the page may be in English.
 */
export function useTexts<Words>(texts: Texts<Words>): Words {
  const page = usePageLanguage();
  return texts[useLanguage()] ?? texts[page];
}
