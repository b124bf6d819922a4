import { readFileSync } from "node:fs";
import { sourceHash } from "../security/security-headers.ts";

const inPage = /<link disabled\b[^>]* rel="stylesheet" href="(\/assets\/[\w.-]+\.css)[^>]*>/g;

type Sheet = { style: Buffer; source: string };

export type PageSheets = {
  /** The style sheets in a page, as sources for its policy (CSP3, section 2.3.1). */
  sources(html: string): string[];
  /** The page with each of these sheets before its link. */
  write(html: string): Buffer<ArrayBuffer>;
};

/**
 * Writes the style sheets of a public page into it, so that it is painted as soon as it arrives:
 * docs/decisions/styles-and-fonts.md. app/entry.server.tsx marks their links. This step is last because the
 * sheets are three quarters of a page: earlier steps process the short page. `clientFiles` is the folder of
 * the build's client part, as a file URL with a slash.
 */
export function createPageSheets(clientFiles: URL): PageSheets {
  const sheets = new Map<string, Sheet>();

  function sheetAt(href: string): Sheet {
    const known = sheets.get(href);
    if (known) return known;
    const text = readFileSync(new URL(href.slice(1), clientFiles), "utf8");
    const sheet = { style: Buffer.from(`<style>${text}</style>`), source: sourceHash(text) };
    sheets.set(href, sheet);
    return sheet;
  }

  return {
    sources: (html) => [...html.matchAll(inPage)].map(([, href = ""]) => sheetAt(href).source),
    write(html) {
      const parts: Buffer[] = [];
      let written = 0;
      for (const { index, 1: href = "" } of html.matchAll(inPage)) {
        parts.push(Buffer.from(html.slice(written, index)), sheetAt(href).style);
        written = index;
      }
      return Buffer.concat([...parts, Buffer.from(html.slice(written))]);
    },
  };
}
