import { createHash } from "node:crypto";
import { unescapeHtml } from "../../platform/html.ts";

/** What a page's picture is drawn from, taken from the page's HTML. */
export type PageWords = {
  title: string;
  schoolName: string;
  /** The page's language tag: "hi-IN". */
  tag: string;
  /** The address of its first picture, and the part of the drawing it shows. */
  picture: string | undefined;
  view: string | undefined;
  /** The school's own logo, whose icon is in the same folder; the original mark without one. */
  logo?: string | undefined;
  /** The text colour, if the school has its own colours. */
  ink?: string | undefined;
};

/** Increase it when pictures are drawn differently, so that old ones are no longer used. */
const look = 1;
const named = /(<meta property="og:image" content=")([^"?]*)(?:\?v=([^"]*))?(?=")/;

/** Reads the words of a page; undefined if the page has no picture of its own. */
export function readPageWords(html: string): PageWords | undefined {
  if (!named.test(html)) return undefined;
  const title = property(html, "og:title");
  const schoolName = property(html, "og:site_name");
  if (title === undefined || schoolName === undefined) return undefined;
  const content = html.slice(Math.max(0, html.indexOf("<main")), html.indexOf("</main>"));
  const [, source] = /<img\b[^>]*?\bsrc="([^"]*)"/.exec(content) ?? [];
  const [picture, part] = source === undefined ? [] : unescapeHtml(source).split("#");
  const suffix = ` | ${schoolName}`;
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    schoolName,
    tag: /<html lang="([^"]*)"/.exec(html)?.[1] ?? "en",
    picture,
    logo: /<link rel="icon" href="(\/media\/[0-9a-f-]{36})\/icon-48\.png"/.exec(html)?.[1],
    ink: /<style>:root\{--color-ink:(#[0-9a-f]{6})/.exec(html)?.[1],
    view: /^svgView\(viewBox\((-?[\d.]+(?:,-?[\d.]+){3})\)\)$/.exec(part ?? "")?.[1],
  };
}

/**
 * Adds the version of its picture to the picture's address in the HTML: a new picture gets a new
 * address, so each may be cached for ever.
 */
export function nameVersion(html: string): string {
  const words = readPageWords(html);
  if (!words) return html;
  return html.replace(
    named,
    (_all, before, address) => `${before}${address}?v=${versionOf(words)}`,
  );
}

/** The picture a page names: its path, and its version if it has one. */
export function namedPicture(html: string): { path: string; version: string } | undefined {
  const [, , address = "", version = ""] = named.exec(html) ?? [];
  if (!URL.canParse(address)) return undefined;
  return { path: new URL(address).pathname, version };
}

function versionOf(words: PageWords): string {
  const drawn = JSON.stringify([look, words]);
  return createHash("sha256").update(drawn).digest("base64url").slice(0, 10);
}

function property(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content === undefined ? undefined : unescapeHtml(content);
}
