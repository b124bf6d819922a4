import { createContext, useContext } from "react";
import { useHref } from "react-router";
import { type Language, splitAddress } from "../../data/languages.ts";

/** Set around a part of a page that is in another language than the page: Part. */
export const PartLanguage = createContext<Language | null>(null);

/**
 * The language of what is on screen: of the part around it, else of the page. The page's is the
 * router's basename, so links, forms and redirects stay in it by themselves, and paths in the code
 * are without it.
 */
export function useLanguage(): Language {
  const page = splitAddress(useHref("/")).language;
  return useContext(PartLanguage) ?? page;
}
