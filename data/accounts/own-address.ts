import { parseUrl } from "../older-browsers.ts";

const longest = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwanted = /[\u0000-\u0020\u007f\\]/;

/**
 * Normalises an address on this site (path, query, fragment) that came from outside. Undefined if
 * it could lead elsewhere: another origin, `//host`, `/.//host`, `/\host`, or an address that
 * becomes one of these once a leading language is removed.
 */
export function ownAddress(given: string | null | undefined): string | undefined {
  if (!given || given.length > longest || !given.startsWith("/") || unwanted.test(given)) {
    return undefined;
  }
  const base = "http://site.invalid";
  const url = parseUrl(given, base);
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  if (origin !== base || pathname.includes("//")) return undefined;
  return pathname + search + hash;
}
