import { createContext, useContext } from "react";
import { useHref } from "react-router";
import { type Language, splitAddress } from "../../data/languages.ts";

/** The language of a part of a page that differs from the page's; set by Part. */
export const PartLanguage = createContext<Language | null>(null);

/**
 * The language on screen: that of the surrounding Part, else the page's. The page's language is the
 * router's basename, so links, forms and redirects stay in it automatically, and paths in the code
 * have no language.
 */
export function useLanguage(): Language {
  const page = splitAddress(useHref("/")).language;
  return useContext(PartLanguage) ?? page;
}
