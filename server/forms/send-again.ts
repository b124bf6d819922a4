import type { Language } from "../../data/languages.ts";
import { escapeHtml, plainPage } from "../pages/plain-page.ts";

const words = {
  en: {
    title: "Please send it again",
    503: "Many people are sending forms right now, and yours could not be taken.",
    429: "Too many requests came from your network, so your form was not taken. Please wait a moment.",
    kept: "Nothing is lost: this page holds what you typed.",
    send: "Send it again",
  },
  hi: {
    title: "कृपया इसे फिर से भेजें",
    503: "अभी बहुत से लोग फ़ॉर्म भेज रहे हैं, इसलिए आपका फ़ॉर्म नहीं लिया जा सका।",
    429: "आपके नेटवर्क से बहुत अधिक अनुरोध आए हैं, इसलिए आपका फ़ॉर्म नहीं लिया गया। कृपया थोड़ी देर रुकें।",
    kept: "कुछ खोया नहीं है: आपने जो लिखा, वह इसी पृष्ठ में है।",
    send: "फिर से भेजें",
  },
};

type Asked = {
  status: 429 | 503;
  /** When it may be sent again. */
  headers: Record<string, string>;
  /** The form's own address. */
  to: string;
  fields: [name: string, value: string][];
  language: Language;
};

/** The answer to a valid form that cannot be taken now: a page that holds what was typed and sends it again. */
export function askToSendAgain(
  { status, headers, to, fields, language }: Asked,
  security: [name: string, value: string][],
): Response {
  const said = words[language];
  // The parser drops the first line break of a textarea.
  const typed = fields.map(
    ([name, value]) =>
      `<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea>`,
  );
  const form = `<form method="post" action="${escapeHtml(to)}">${typed.join("")}<p><button>${said.send}</button></p></form>`;
  const content = `<p>${said[status]} ${said.kept}</p>${form}`;
  return plainPage({ status, language, title: said.title, content, headers }, security);
}
