import { createContext, useContext } from "react";
import { useHref } from "react-router";
import { type Language, splitAddress } from "../../data/languages.ts";

/** The language of a part of a page that differs from the page's; set by Part. */
export const PartLanguage = createContext<Language | null>(null);

/** The page's language: the router's basename, so links, forms and redirects stay in it automatically. */
export function usePageLanguage(): Language {
  return splitAddress(useHref("/")).language;
}

/**
 * The language on screen: that of the surrounding Part, else the page's. Paths in the code have no
 * language.
 */
export function useLanguage(): Language {
  const page = usePageLanguage();
  return useContext(PartLanguage) ?? page;
}
