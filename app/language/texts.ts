import type { Language } from "../../data/languages.ts";
import { useLanguage, usePageLanguage } from "./language.ts";

/** What a page or a part of one says, in every language, under the same names. */
export type Texts<Words> = Record<Language, Words>;

/**
 * Declares the texts of a page: `{en: {title: "Events"}, hi: {title: "कार्यक्रम"}}`. A sentence with
 * something in it is a function: `found: (count: number) => …`. A missing one does not compile.
 */
export function defineTexts<Words extends object>(texts: {
  en: Words;
  hi: NoInfer<Words>;
}): Texts<Words> {
  return texts;
}

/**
 * The texts in the language on screen: `import contactTexts from "messages:site/contact/contact"`.
 * A browser has those of its page, and with them English where a part of the page may be in it.
 */
export function useTexts<Words>(texts: Texts<Words>): Words {
  const page = usePageLanguage();
  return texts[useLanguage()] ?? texts[page];
}
