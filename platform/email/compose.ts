import { languageOf } from "../../data/languages.ts";
import { carriesName } from "../../data/look/shown-look.ts";
import { escapeHtml } from "../html.ts";
import type { Email, Sender } from "./email.ts";

/** Composes an email: the same content as text and as HTML that looks alike in all mail programs. */
export function compose(email: Email, sender: Sender) {
  const { subject, calendar, replyTo, unsubscribe } = email;
  const [text, html] = [asText(email, sender), asHtml(email, sender)];
  return { subject, text, html, calendar, replyTo, unsubscribe: unsubscribe?.href };
}

function asText(email: Email, { schoolName, siteUrl }: Sender): string {
  const { greeting, paragraphs, facts, closing = [], action, code, caution } = email;
  const { reason, unsubscribe } = email;
  const end = unsubscribe ? `\n${unsubscribe.label}: ${unsubscribe.href}` : "";
  return [
    greeting && `${greeting},`,
    ...paragraphs,
    facts?.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...closing,
    action && `${action.label}:\n${action.href}`,
    code && `${code.label}: ${code.digits}`,
    caution,
    reason ? schoolName : undefined,
    `-- \n${reason ?? schoolName}${end}\n${siteUrl}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

// Mail programs support tables and inline styles, and little else. The colours are those of
// app/styles/tokens.css; fonts are the reader's own.
const ink = "#14251f";
const ink2 = "#4a5a52";
const line = "#d9d4c5";
const paper = "#faf7ef";
const pine = "#0b4a38";
/** For names and addresses that are wider than a phone. */
const breaks = "overflow-wrap:anywhere;word-break:break-word";

/** The colours that the school's own replace. */
type Colours = { green: string };

function asHtml(email: Email, sender: Sender) {
  const green = sender.look?.palette["pine-800"] ?? pine;
  const { subject, greeting, paragraphs, facts, closing = [], action, code, caution } = email;
  const body = [
    ...(greeting ? [`${greeting},`] : []).map(paragraph),
    ...paragraphs.map(paragraph),
    facts &&
      `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-bottom:1px solid ${line}">${facts.map(fact).join("")}</table>`,
    ...closing.map(paragraph),
    action && button(action, { green }),
    code && digits(code),
    caution && paragraph(caution),
  ];
  return `<!doctype html>
<html lang="${languageOf(sender.language).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.55 Georgia,'Noto Serif Devanagari',serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%">
<tr><td style="padding:0 0 16px;border-bottom:2px solid ${green};color:${green};font-size:19px;${breaks}">${head(sender)}</td></tr>
<tr><td style="padding:24px 0 8px">
${body.filter(Boolean).join("\n")}
</td></tr>
<tr><td style="padding:16px 0 0;border-top:1px solid ${line};color:${ink2};font-size:13px">${smallPrint(email, sender)}</td></tr>
</table></td></tr></table></body></html>`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px;${breaks}">${escapeHtml(text)}</p>`;

const fact = ([label, value]: [string, string]) =>
  `<tr><th align="left" valign="top" width="34%" style="padding:6px 16px 6px 0;font-weight:normal;color:${ink2};border-top:1px solid ${line}">${escapeHtml(label)}</th><td valign="top" style="padding:6px 0;border-top:1px solid ${line};${breaks}"><strong>${escapeHtml(value)}</strong></td></tr>`;

/**
 * The school's name after its logo, or a logo that includes the name. As PNG, because few mail programs show
 * SVG.
 */
function head({ schoolName, siteUrl, look }: Sender): string {
  const name = escapeHtml(schoolName);
  if (!look?.logo) return name;
  const [height, width] = [44, Math.round((44 * look.logo.width) / look.logo.height)];
  const logo = `<img src="${siteUrl}${look.icons}/logo.png" width="${width}" height="${height}" alt="${name}" style="display:block;max-width:100%;border:0">`;
  return carriesName(look.logo)
    ? logo
    : `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px">${logo.replace(`alt="${name}"`, 'alt=""')}</td><td style="color:inherit;font-size:19px;${breaks}">${name}</td></tr></table>`;
}

const button = ({ label, href }: { label: string; href: string }, { green }: Colours) =>
  `<p style="margin:0 0 20px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;background:${green};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`;

const digits = ({ label, digits }: { label: string; digits: string }) =>
  `<p style="margin:0 0 20px;color:${ink2}">${escapeHtml(label)}<br><strong style="font:700 28px/1.6 ui-monospace,Consolas,monospace;letter-spacing:6px;color:${ink}">${escapeHtml(digits)}</strong></p>`;

function smallPrint({ reason, unsubscribe }: Email, { siteUrl }: Sender): string {
  const link = (href: string, label: string) =>
    `<a href="${escapeHtml(href)}" style="color:${ink2}">${escapeHtml(label)}</a>`;
  return [
    reason && escapeHtml(reason),
    unsubscribe && link(unsubscribe.href, unsubscribe.label),
    link(siteUrl, new URL(siteUrl).host),
  ]
    .filter(Boolean)
    .join("<br>");
}
