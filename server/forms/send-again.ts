import { createHash } from "node:crypto";
import { addressIn, type Language } from "../../data/languages.ts";

const words = {
  en: {
    title: "Please send it once more",
    busy: "Very many forms are coming in just now, so this one had to wait too long. Nothing is lost: what you typed is in this page.",
    tooMany:
      "Very much has been asked from your network just now, so this one was not taken. Nothing is lost: what you typed is in this page. Please wait a moment.",
    send: "Send it again",
    home: "Go Home",
  },
  hi: {
    title: "कृपया इसे एक बार फिर भेजें",
    busy: "अभी बहुत से फ़ॉर्म आ रहे हैं, इसलिए इसे बहुत देर रुकना पड़ा। कुछ खोया नहीं है: आपने जो लिखा, वह इसी पेज में है।",
    tooMany:
      "अभी आपके नेटवर्क से बहुत कुछ माँगा गया है, इसलिए यह नहीं लिया गया। कुछ खोया नहीं है: आपने जो लिखा, वह इसी पेज में है। कृपया थोड़ी देर रुकें।",
    send: "फिर से भेजें",
    home: "मुख पृष्ठ पर जाएँ",
  },
};

const style =
  "body{margin:0;padding:12vh 1.25rem;background:#faf7ef;color:#14251f;font:1.0625rem/1.6 Georgia,serif}main{max-width:34rem;margin:auto}button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;background:#0b4a38;color:#fff;font:inherit}a{color:#0b4a38}";

type Asked = {
  status: 429 | 503;
  /** Seconds after which it may be sent again. */
  wait: number;
  /** The form's own address. */
  to: string;
  fields: [name: string, value: string][];
  language: Language;
};

/**
 * The answer to a form that is well and cannot be taken just now: a page that holds what was typed and
 * sends it again. Made of nothing, since this is when there is no time to make pages.
 */
export function askToSendAgain(
  { status, wait, to, fields, language }: Asked,
  security: [name: string, value: string][],
): Response {
  const said = words[language];
  const hidden = fields.map(
    ([name, value]) =>
      `<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea>`,
  );
  const body = `<!doctype html><html lang="${language === "hi" ? "hi-IN" : "en-IN"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${said.title}</title><style>${style}</style><main><h1>${said.title}</h1><p>${status === 503 ? said.busy : said.tooMany}</p><form method="post" action="${escapeHtml(to)}">${hidden.join("")}<button>${said.send}</button></form><p><a href="${addressIn(language, "/")}">${said.home}</a></p></main></html>\n`;
  const hash = createHash("sha256").update(style).digest("base64");
  return new Response(body, {
    status,
    headers: [
      ...security,
      ["content-type", "text/html; charset=utf-8"],
      ["cache-control", "no-store"],
      ["retry-after", String(wait)],
      [
        "content-security-policy",
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      ],
    ],
  });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
