import type { Language } from "../../data/languages.ts";
import { useLanguage, usePageLanguage } from "./language.ts";

/** What a page or a part of one says, in every language, under the same names. */
export type Texts<Words> = Record<Language, Words>;

/**
 * Declares texts in code: those of the office's resources, until they are in messages/ like all
 * others. A sentence with something in it is a function; a missing one does not compile.
 */
export function defineTexts<Words extends object>(texts: {
  en: Words;
  hi: NoInfer<Words>;
}): Texts<Words> {
  return texts;
}

/**
 * The texts in the language on screen: `import contactTexts from "messages:site/contact/contact"`.
 * A browser has those in the language of its page, and in English too where a part of the page may be
 * in it.
 */
export function useTexts<Words>(texts: Texts<Words>): Words {
  const page = usePageLanguage();
  return texts[useLanguage()] ?? texts[page];
}
