import { createContext, useContext } from "react";
import { useHref } from "react-router";
import { type Language, splitAddress } from "../../data/languages.ts";

/** Set around a part of a page that is in another language than the page: Part. */
export const PartLanguage = createContext<Language | null>(null);

/** The page's language: the router's basename, so links, forms and redirects stay in it by themselves. */
export function usePageLanguage(): Language {
  return splitAddress(useHref("/")).language;
}

/**
 * The language of what is on screen: of the part around it, else of the page. Paths in the code are
 * without it.
 */
export function useLanguage(): Language {
  const page = usePageLanguage();
  return useContext(PartLanguage) ?? page;
}
