import { useHref } from "react-router";
import { type Language, splitAddress } from "../../data/languages.ts";

/**
 * The language of the page on screen. It is the router's basename, so links, forms and redirects
 * stay in it by themselves, and paths in the code are without it.
 */
export function useLanguage(): Language {
  return splitAddress(useHref("/")).language;
}
