import { languageOf } from "../../data/languages.ts";
import type { Letter, Sender } from "./letter.ts";

/** A letter as mail: the same words as text and as HTML that mail programs show alike. */
export function compose(letter: Letter, sender: Sender) {
  const { subject, calendar, replyTo, unsubscribe } = letter;
  const [text, html] = [asText(letter, sender), asHtml(letter, sender)];
  return { subject, text, html, calendar, replyTo, unsubscribe: unsubscribe?.href };
}

function asText(letter: Letter, sender: Sender): string {
  const { greeting, paragraphs, facts, closing = [], action, reason, unsubscribe } = letter;
  const end = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.href}` : "";
  return [
    `${greeting},`,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...closing,
    action && `${action.label}:\n${action.href}`,
    sender.schoolName,
    `-- \n${reason}${end}\n${sender.siteUrl}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

// Mail programs read tables and inline styles, and little else. The colours are those of
// app/styles/tokens.css; fonts are the reader's own.
const INK = "#14251f";
const INK_2 = "#4a5a52";
const LINE = "#d9d4c5";
const PAPER = "#faf7ef";
const GREEN = "#0b4a38";
/** For names and addresses that are wider than a telephone. */
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";

function asHtml(letter: Letter, sender: Sender) {
  const {
    subject,
    greeting,
    paragraphs,
    facts,
    closing = [],
    action,
    reason,
    unsubscribe,
  } = letter;
  const { tag } = languageOf(sender.language);
  const inParagraphs = (texts: string[]) =>
    texts.map((each) => `<p style="margin:0 0 16px;${BREAKS}">${escapeHtml(each)}</p>`).join("\n");
  const end = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.href)}" style="color:${INK_2}">${escapeHtml(unsubscribe.label)}</a>`
    : "";
  const rows = facts?.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" width="34%" style="padding:6px 16px 6px 0;font-weight:normal;color:${INK_2};border-top:1px solid ${LINE}">${escapeHtml(label)}</th><td valign="top" style="padding:6px 0;border-top:1px solid ${LINE};${BREAKS}"><strong>${escapeHtml(value)}</strong></td></tr>`,
  );
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font:16px/1.55 Georgia,'Noto Serif Devanagari',serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="padding:0 0 16px;border-bottom:2px solid ${GREEN};color:${GREEN};font-size:19px;${BREAKS}">${escapeHtml(sender.schoolName)}</td></tr>
<tr><td style="padding:24px 0 8px">
${inParagraphs([`${greeting},`, ...paragraphs])}
${rows ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-bottom:1px solid ${LINE}">${rows.join("")}</table>` : ""}
${inParagraphs(closing)}
${action ? `<p style="margin:0 0 20px"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:12px 20px;background:${GREEN};color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>` : ""}
</td></tr>
<tr><td style="padding:16px 0 0;border-top:1px solid ${LINE};color:${INK_2};font-size:13px">${escapeHtml(reason)}${end}<br><a href="${escapeHtml(sender.siteUrl)}" style="color:${INK_2}">${escapeHtml(new URL(sender.siteUrl).host)}</a></td></tr>
</table></td></tr></table></body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
