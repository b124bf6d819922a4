import { addressIn, type Language, splitAddress } from "../languages.ts";

/** The size in pixels of a page's picture for shared links (https://ogp.me). */
export const pagePictureSize = { width: 1200, height: 630 } as const;

/** The address of a page's picture, by the page's path without a language: "/hi/og/about.png". */
export function pictureAddress(language: Language, path: string): string {
  return addressIn(language, path === "/" ? "/og.png" : `/og${path}.png`);
}

/** The address of the page that a picture belongs to: "/hi/about"; undefined for any other address. */
export function pageOfPicture(address: string): string | undefined {
  const { language, path } = splitAddress(address);
  if (path === "/og.png") return addressIn(language, "/");
  const [, page] = /^\/og(\/.+)\.png$/.exec(path) ?? [];
  return page && addressIn(language, page);
}
