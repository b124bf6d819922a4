const longest = 2_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwanted = /[\u0000-\u0020\u007f\\]/;

/**
 * The address on this site (path, query, fragment) that was given from outside, in its normal form, or
 * undefined where it could lead elsewhere: another origin, `//host`, `/.//host`, `/\host`, or an
 * address whose rest would be such a one once a leading language is taken off.
 */
export function ownAddress(given: string | null | undefined): string | undefined {
  if (!given || given.length > longest || !given.startsWith("/") || unwanted.test(given)) {
    return undefined;
  }
  const base = "http://site.invalid";
  if (!URL.canParse(given, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(given, base);
  if (origin !== base || pathname.includes("//")) return undefined;
  return pathname + search + hash;
}
