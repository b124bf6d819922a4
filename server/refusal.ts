import { addressIn, type Language } from "../data/languages.ts";

const SENTENCES: Record<number, string> = {
  400: "This address is not well formed.",
  403: "This is not for you to open.",
  404: "This link leads nowhere.",
  405: "This page can only be read.",
  408: "What was sent took too long to come. Please go back and send it again.",
  410: "The time of this preview is over. A new one is made in the administration.",
  413: "What was sent is too large.",
  414: "This address is too long.",
  415: "This was not sent in the way in which browsers send forms.",
  429: "Very much has been asked from your network just now. Please wait a moment.",
  500: "Something went wrong. Please try again.",
  503: "Very much is being asked just now. Please try again in a moment.",
};

/** A small page of our own for what the app need not see: no script, no style, one sentence, or what is said in its place. */
export function refusal(
  status: 400 | 403 | 404 | 405 | 408 | 410 | 413 | 414 | 415 | 429 | 500 | 503,
  security: [name: string, value: string][],
  extra: Record<string, string> = {},
  said: { language: Language; text?: string } = { language: "en" },
): Response {
  const sentence = said.text ?? SENTENCES[status];
  const home = addressIn(said.language, "/");
  const goHome = said.language === "hi" ? "मुख पृष्ठ पर जाएँ" : "Go Home";
  const body = `<!doctype html><html lang="${said.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${status}</title><h1>${sentence}</h1><p><a href="${home}">${goHome}</a></p></html>\n`;
  return new Response(body, {
    status,
    headers: [
      ...security,
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
      ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
      ...Object.entries(extra),
    ],
  });
}
