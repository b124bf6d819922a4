import { createHash } from "node:crypto";
import { unescapeHtml } from "../../platform/html.ts";

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleTag = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttribute = /\sstyle="([^"]*)"/g;
const dataBlock = /\btype="application\/(?:ld\+)?json"/i;

type Page = { html: string; policy: string };

/**
 * The origins besides the site's own that a page may call and that its forms may redirect to, and the sources
 * of style sheets that are written into it later.
 */
type Allowed = { connect: string[]; forms: string[]; sheets: string[] };

/**
 * The page's Content-Security-Policy, with the SHA-256 of each of its inline scripts and styles and
 * nothing "unsafe" for scripts (CSP3, section 2.3.1; style attributes need 'unsafe-hashes', section
 * 6.7.3.3). Only scripts marked with `nonce`, a secret of this rendering, count as the page's own:
 * a script that came in through content gets no hash and never runs. The marks are removed from the
 * HTML, so the same content gives the same bytes.
 */
export function withPolicy(html: string, nonce: string, { connect, forms, sheets }: Allowed): Page {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set(sheets);
  const styleAttributes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(scriptTag)) {
    const ours = attributes.includes(mark);
    if (ours && !/\bsrc=/.test(attributes) && !dataBlock.test(attributes))
      scripts.add(sourceHash(text));
  }
  const markup = html.replace(scriptTag, "");
  for (const [, text = ""] of markup.matchAll(styleTag)) styles.add(sourceHash(text));
  for (const [, text = ""] of markup.matchAll(styleAttribute)) {
    styleAttributes.add(sourceHash(unescapeHtml(text)));
  }
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ...(styleAttributes.size > 0
      ? [["style-src-attr 'unsafe-hashes'", ...styleAttributes].join(" ")]
      : []),
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...connect].join(" "),
    "frame-src 'self' https://www.youtube-nocookie.com",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(" "),
    "object-src 'none'",
  ].join("; ");
  return { html: html.replaceAll(mark, ""), policy };
}

/** The policy of an SVG opened directly: its inline styles by hash, nothing else. */
export function svgPolicy(svg: string): string {
  const styles = [...svg.matchAll(styleTag)].map(([, text = ""]) => sourceHash(text));
  const attributes = [...svg.matchAll(styleAttribute)].map(([, text = ""]) =>
    sourceHash(unescapeHtml(text)),
  );
  const sources = [...new Set([...styles, ...attributes])];
  const style = sources.length === 0 ? "'none'" : ["'unsafe-hashes'", ...sources].join(" ");
  return `default-src 'none'; style-src ${style}; img-src data:; sandbox`;
}

/** An inline script or style as a source of a policy (CSP3, section 2.3.1). */
export function sourceHash(text: string): string {
  const normalised = text.replace(/\r\n?/g, "\n");
  return `'sha256-${createHash("sha256").update(normalised).digest("base64")}'`;
}

/** Headers of every answer; HSTS only if the site is served over TLS. */
export function securityHeaders(siteUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    // Check-in reads guests' codes with the camera, on a page reached from any other.
    ["permissions-policy", "camera=(self), microphone=(), geolocation=(), payment=(), usb=()"],
    ["cross-origin-opener-policy", "same-origin"],
    ["x-frame-options", "DENY"],
  ];
  if (siteUrl.startsWith("https://")) {
    headers.push(["strict-transport-security", "max-age=31536000"]);
  }
  return headers;
}
