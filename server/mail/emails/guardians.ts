import disagreeTexts from "messages:emails/guardians/disagree";
import emailTexts from "messages:emails/guardians/emails";
import namedTexts from "messages:emails/guardians/named";
import requestTexts from "messages:emails/guardians/request";
import labelTexts from "messages:emails/office/labels";
import purposeNames from "messages:names/consentPurposes";
import { purposes } from "../../../data/consent/purposes.ts";
import type { Language } from "../../../data/languages.ts";
import { dayIn } from "../../../platform/email/dates.ts";
import { linkTo } from "../../../platform/email/email.ts";
import { fact, greet, paragraphsOf, type SchoolSender, said, type WriteEmail } from "../writing.ts";

// To guardians about the page behind their personal link (docs/decisions/guardians-page.md).

/** A new link, because somebody with the mailbox asked for one. */
const link: WriteEmail = (data, sender) => {
  const { link: t, safe, reason } = emailTexts[sender.language];
  return {
    subject: t.subject,
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [t.lead, safe, t.notYou],
    action: openPage(data, sender),
    reason,
  };
};

/** The school asks the five questions, or sends a reminder; also to a student who has turned eighteen. */
const asked: WriteEmail = (data, sender) => {
  if (data.self === true) return askedOfAge(data, sender);
  const { asked: t, again, safe, reason } = emailTexts[sender.language];
  const reminder = data.reminder === true;
  const isNewYear = data.again === true;
  const lead = isNewYear
    ? again.lead(dayIn(said(data, "answer_by"), sender.language))
    : t.lead(reminder);
  return {
    subject: isNewYear ? again.subject : t.subject(reminder),
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [lead, t.free, safe],
    action: openPage(data, sender),
    reason,
  };
};

const askedOfAge: WriteEmail = (data, sender) => {
  const { self: t, safe, ownReason } = emailTexts[sender.language];
  return {
    subject: t.subject,
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [t.lead, t.free, safe],
    action: openPage(data, sender),
    reason: ownReason,
  };
};

/** To the guardians of a student who has turned eighteen. */
const ofAge: WriteEmail = (data, { language }) => {
  const { ofAge: t, reason } = emailTexts[language];
  const child = said(data, "child");
  return {
    subject: t.subject(child),
    greeting: greet(said(data, "name"), language),
    paragraphs: [t.lead(child), t.next(child)],
    reason,
  };
};

/** Offers the alumni area to a graduate's guardians, or to an adult former student. */
const alumniOffer: WriteEmail = (data, sender) => {
  const { alumniOffer: t, safe, reason, ownReason } = emailTexts[sender.language];
  const children = said(data, "children");
  const self = data.self === true;
  return {
    subject: t.subject({ self, children }),
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [
      t.lead({ self, children }),
      ...(data.of_age === true && !self ? [t.ofAge(children)] : []),
      t.free,
      safe,
    ],
    action: openPage(data, sender),
    reason: self ? ownReason : reason,
  };
};

/** To a former student, after the yes. */
const alumniOpen: WriteEmail = (data, sender) => {
  const { alumniOpen: t } = emailTexts[sender.language];
  return {
    subject: t.subject,
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [t.lead(said(data, "by") || "none"), t.free],
    action: { label: t.action, href: linkTo(sender, "/alumni/register") },
    reason: t.reason,
  };
};

const code: WriteEmail = (data, { language }) => {
  const { code: t, reason } = emailTexts[language];
  return {
    subject: t.subject,
    greeting: greet("", language),
    paragraphs: [t.lead, t.notYou],
    facts: fact(t.label, said(data, "code")),
    reason,
  };
};

/** What a guardian has just answered, or the office for them; after a withdrawal, what it has done and what it cannot undo. */
const answered: WriteEmail = (data, { language }) => {
  const { answered: t, reason } = emailTexts[language];
  const names = purposeNames[language];
  const child = said(data, "child");
  const answers = Object(data.answers) as Record<string, unknown>;
  return {
    subject: t.subject(child),
    greeting: greet(said(data, "name"), language),
    paragraphs: [
      t.lead(child),
      ...(data.by_office === true ? [t.byOffice] : []),
      ...(data.withdrawn === true ? [t.withdrawn, t.engines] : []),
      t.change,
    ],
    facts: purposes.flatMap((purpose) => {
      const given = answers[purpose];
      return typeof given === "boolean" ? fact(names[purpose], given ? t.yes : t.no) : [];
    }),
    reason,
  };
};

/** The office's answer to a guardian's request to correct or erase something. */
const requestAnswered: WriteEmail = (data, { language }) => {
  const { requestAnswered: t, reason } = emailTexts[language];
  const [reference, child] = [said(data, "reference"), said(data, "child")];
  const [kind, outcome] = [said(data, "kind"), said(data, "outcome")];
  return {
    subject: t.subject(reference),
    greeting: greet(said(data, "name"), language),
    paragraphs: [t.lead({ kind, child, outcome }), ...paragraphsOf(data.answer), t.next],
    reason,
  };
};

/** To a guardian who asked for it, once nothing about the child is kept. */
const dataErased: WriteEmail = (data, { language }) => {
  const { erased: t, reason } = emailTexts[language];
  return {
    subject: t.subject,
    greeting: greet("", language),
    paragraphs: [t.lead(said(data, "number")), t.next],
    reason,
  };
};

/** To the office: a guardian asks to have something corrected or erased. */
const requested: WriteEmail = (data, { siteUrl }) => {
  const language: Language = "en";
  const t = requestTexts[language];
  const kind = said(data, "kind");
  const number = said(data, "admission_no");
  return {
    subject: t.subject({ kind, number }),
    greeting: labelTexts[language].to,
    paragraphs: [t.lead({ child: said(data, "child"), kind })],
    facts: [
      ...fact(t.number, number),
      ...fact(t.reference, said(data, "reference")),
      ...fact(t.words, said(data, "words")),
    ],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/consents/requests") },
    reason: labelTexts[language].reason,
  };
};

/** To the office: two guardians disagree, the stricter answer holds, and somebody should speak with both. */
const disagree: WriteEmail = (data, { siteUrl }) => {
  const language: Language = "en";
  const t = disagreeTexts[language];
  const names = purposeNames[language];
  const number = said(data, "admission_no");
  const named = Array.isArray(data.purposes) ? data.purposes : [];
  return {
    subject: t.subject(number),
    greeting: labelTexts[language].to,
    paragraphs: [t.lead(said(data, "child"))],
    facts: [
      ...fact(t.number, number),
      ...fact(
        t.about,
        purposes
          .filter((purpose) => named.includes(purpose))
          .map((purpose) => names[purpose])
          .join(", "),
      ),
    ],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/students") },
    reason: labelTexts[language].reason,
  };
};

/** To the office: published words name a child whose consent has since been withdrawn. */
const stillNamed: WriteEmail = (data, { siteUrl }) => {
  const language: Language = "en";
  const t = namedTexts[language];
  const number = said(data, "admission_no");
  return {
    subject: t.subject(number),
    greeting: labelTexts[language].to,
    paragraphs: [t.lead(said(data, "child"))],
    facts: [...fact(t.number, number), ...fact(t.places, String(data.places ?? ""))],
    action: {
      label: t.action,
      href: linkTo({ siteUrl, language }, `/admin/students/${said(data, "id")}/consents`),
    },
    reason: labelTexts[language].reason,
  };
};

function openPage(data: Record<string, unknown>, sender: SchoolSender) {
  const { action: label } = emailTexts[sender.language];
  return { label, href: linkTo(sender, `/guardian/open?key=${said(data, "token")}`) };
}

/** By the name that the database writes into `mail_outbox.template`. */
export const guardianEmails: Record<string, WriteEmail> = {
  guardian_link: link,
  guardian_asked: asked,
  guardian_code: code,
  guardian_answered: answered,
  guardian_child_of_age: ofAge,
  guardian_alumni_offer: alumniOffer,
  alumni_area_open: alumniOpen,
  guardian_request_answered: requestAnswered,
  guardian_data_erased: dataErased,
  office_guardian_request: requested,
  office_guardians_disagree: disagree,
  office_child_named: stillNamed,
};
