import sendAgainTexts from "messages:answers/sendAgain";
import type { Language } from "../../data/languages.ts";
import { escapeHtml } from "../../platform/html.ts";
import { plainPage } from "../http/refusal-page.ts";

type Asked = {
  status: 429 | 503;
  /** When to retry. */
  headers: Record<string, string>;
  /** The form's own address. */
  to: string;
  fields: [name: string, value: string][];
  language: Language;
};

/**
 * The answer to a valid form that cannot be taken now: a page that keeps what was typed and sends
 * it again.
 */
export function askToSendAgain(
  { status, headers, to, fields, language }: Asked,
  security: [name: string, value: string][],
): Response {
  const t = sendAgainTexts[language];
  // HTML parsers drop the first line break of a textarea.
  const typed = fields.map(
    ([name, value]) =>
      `<textarea hidden name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea>`,
  );
  const form = `<form method="post" action="${escapeHtml(to)}">${typed.join("")}<p><button>${t.send}</button></p></form>`;
  const content = `<p>${t[status]} ${t.kept}</p>${form}`;
  return plainPage({ status, language, title: t.title, content, headers }, security);
}
