import { createHash } from "node:crypto";

/** What a page's picture is drawn from, as the page's own HTML says it. */
export type PageWords = {
  title: string;
  schoolName: string;
  /** The language tag of the page: "hi-IN". */
  tag: string;
  /** The address of its first picture, and the part of the drawing that it shows. */
  picture: string | undefined;
  view: string | undefined;
};

/** Counts up when pictures are drawn differently, so that nobody keeps one of the old look. */
const LOOK = 1;
const NAMED = /(<meta property="og:image" content=")([^"?]*)(?:\?v=([^"]*))?(?=")/;

/** The page's words; undefined for what is not a page with a picture of its own. */
export function readPageWords(html: string): PageWords | undefined {
  if (!NAMED.test(html)) return undefined;
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
    view: /^svgView\(viewBox\((-?[\d.]+(?:,-?[\d.]+){3})\)\)$/.exec(part ?? "")?.[1],
  };
}

/**
 * The HTML with the version of its picture behind the picture's address: what changes the picture
 * changes its address, so that an address may be kept for ever.
 */
export function nameVersion(html: string): string {
  const words = readPageWords(html);
  if (!words) return html;
  return html.replace(
    NAMED,
    (_all, before, address) => `${before}${address}?v=${versionOf(words)}`,
  );
}

/** The picture that a page names: its path, and its version where it has one. */
export function namedPicture(html: string): { path: string; version: string } | undefined {
  const [, , address = "", version = ""] = NAMED.exec(html) ?? [];
  if (!URL.canParse(address)) return undefined;
  return { path: new URL(address).pathname, version };
}

function versionOf(words: PageWords): string {
  const drawn = JSON.stringify([LOOK, words]);
  return createHash("sha256").update(drawn).digest("base64url").slice(0, 10);
}

function property(html: string, name: string): string | undefined {
  const [, content] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content === undefined ? undefined : unescapeHtml(content);
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
