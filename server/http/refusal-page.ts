import refusedTexts from "messages:answers/refused";
import { createHash } from "node:crypto";
import type { Handler } from "hono";
import { addressIn, type Language, languageOf } from "../../data/languages.ts";
import { escapeHtml } from "../../platform/html.ts";
import type { HttpEnv } from "./http-env.ts";

type Status = 400 | 403 | 404 | 405 | 408 | 410 | 413 | 414 | 415 | 429 | 500 | 503;

/** A page of one sentence instead of the requested page. */
export function refusal(
  status: Status,
  security: [name: string, value: string][],
  headers: Record<string, string> = {},
  said: { language: Language; text?: string } = { language: "en" },
): Response {
  const { language, text = refusedTexts[language][status] } = said;
  return plainPage({ status, language, title: text, headers }, security);
}

// The site's paper, ink and pine (app/styles/tokens.css), inline because this page loads no
// stylesheet.
const style =
  ":root{color-scheme:light}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;align-items:center;padding:2rem 1.25rem;background:oklch(.972 .012 98);color:oklch(.245 .026 168);font:1.125rem/1.6 Mukta,'Noto Sans Devanagari','Segoe UI',system-ui,sans-serif}main{width:100%;max-width:36rem;margin:auto;padding:2rem 0 2rem 1.5rem;border-left:.375rem solid oklch(.825 .155 76)}h1{margin:0 0 1rem;font-size:clamp(1.5rem,1.3rem + 1vw,2rem);line-height:1.2;text-wrap:balance;overflow-wrap:anywhere}p{margin:0 0 1.25rem}button,a{display:inline-flex;align-items:center;min-height:3rem;color:oklch(.34 .055 170);font-family:inherit;font-size:1.0625rem;font-weight:600}button{padding:0 1.375rem;border:0;border-radius:.5rem;background:oklch(.34 .055 170);color:oklch(.972 .012 98);cursor:pointer}:focus-visible{outline:3px solid oklch(.825 .155 76);outline-offset:3px}";
const styleHash = createHash("sha256").update(style).digest("base64");

type PlainPage = {
  status: number;
  language: Language;
  title: string;
  /** HTML between the heading and the link home, already escaped. */
  content?: string;
  /** Headers for this answer alone, such as Retry-After. */
  headers?: Record<string, string>;
};

/**
 * A page without script, stylesheet, picture or database, for requests that the app need not see or is too
 * busy for.
 */
export function plainPage(
  { status, language, title, content = "", headers = {} }: PlainPage,
  security: [name: string, value: string][],
): Response {
  const html = `<!doctype html><html lang="${languageOf(language).tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style><main><h1>${escapeHtml(title)}</h1>${content}<p><a href="${addressIn(language, "/")}">${refusedTexts[language].home}</a></p></main></html>\n`;
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

/**
 * Addresses of a Supabase project that this site does not have, each with the error its client
 * understands: storage-js `{statusCode, error, message}`, postgrest-js `{code, message, details,
 * hint}`, auth-js `{code, error_code, msg}`, functions-js and realtime-js `{code, message}`.
 */
const closed: Readonly<Record<string, object>> = {
  "/storage/v1": {
    statusCode: "404",
    error: "not_found",
    message: "This site offers no storage; pictures have their own address",
  },
  "/functions/v1": { code: "NOT_FOUND", message: "Requested function was not found" },
  "/realtime/v1": { code: "not_found", message: "This site offers no realtime" },
  "/graphql/v1": {
    code: "PGRST125",
    message: "Invalid path specified in request URL",
    details: "This site offers no GraphQL",
    hint: null,
  },
  "/pg": { code: "not_found", message: "There is no such endpoint here" },
  "/auth/v1": { code: 404, error_code: "not_found", msg: "There is no such endpoint here" },
  "/rest/v1": {
    code: "PGRST125",
    message: "Invalid path specified in request URL",
    details: null,
    hint: null,
  },
};

/** Answers 404 as JSON, for programs, instead of with the site's own page. */
export const closedEndpoints: [path: string, answer: Handler<HttpEnv>][] = Object.entries(
  closed,
).map(([path, body]) => [
  path,
  (c) => c.json(body, 404, { "cache-control": "no-store", "access-control-allow-origin": "*" }),
]);
