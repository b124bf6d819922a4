import { createHash } from "node:crypto";
import { addressIn, type Language } from "../../data/languages.ts";

const goHome = { en: "Go Home", hi: "मुख पृष्ठ पर जाएँ" };

// The site's paper, ink and pine (app/styles/tokens.css): these pages are made when no stylesheet may be.
const style =
  ":root{color-scheme:light}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;align-items:center;padding:2rem 1.25rem;background:oklch(.972 .012 98);color:oklch(.245 .026 168);font:1.125rem/1.6 Mukta,'Noto Sans Devanagari','Segoe UI',system-ui,sans-serif}main{width:100%;max-width:36rem;margin:auto;padding:2rem 0 2rem 1.5rem;border-left:.375rem solid oklch(.825 .155 76)}h1{margin:0 0 1rem;font-size:clamp(1.5rem,1.3rem + 1vw,2rem);line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}p{margin:0 0 1.25rem}button,a{display:inline-flex;align-items:center;min-height:3rem;color:oklch(.34 .055 170);font-family:inherit;font-size:1.0625rem;font-weight:600}button{padding:0 1.375rem;border:0;border-radius:.5rem;background:oklch(.34 .055 170);color:oklch(.972 .012 98);cursor:pointer}:focus-visible{outline:3px solid oklch(.825 .155 76);outline-offset:3px}";
const styleHash = createHash("sha256").update(style).digest("base64");

export type PlainPage = {
  status: number;
  language: Language;
  title: string;
  /** HTML between the heading and the way home, already escaped. */
  content?: string;
  /** Headers of this answer alone, such as Retry-After. */
  headers?: Record<string, string>;
};

/**
 * A page that needs nothing but this process: no script, no stylesheet, no picture, no database. For
 * what the app need not see or has no time for.
 */
export function plainPage(
  { status, language, title, content = "", headers = {} }: PlainPage,
  security: [name: string, value: string][],
): Response {
  const html = `<!doctype html><html lang="${language}-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${content}<p><a href="${addressIn(language, "/")}">${goHome[language]}</a></p></main></html>\n`;
  return new Response(html, {
    status,
    headers: [
      ...security,
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
      [
        "content-security-policy",
        `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      ],
      ...Object.entries(headers),
    ],
  });
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
