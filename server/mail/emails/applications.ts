import applicationTexts from "messages:emails/applications/application";
import officeTexts from "messages:emails/applications/office";
import labelTexts from "messages:emails/office/labels";
import type { Language } from "../../../data/languages.ts";
import type { Receipt } from "../../../data/payments/receipts.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { dayIn } from "../../../platform/email/dates.ts";
import { linkTo } from "../../../platform/email/email.ts";
import {
  fact,
  greet,
  paragraphsOf,
  receiptIn,
  said,
  sharedTexts,
  type WriteEmail,
} from "../writing.ts";

// About an application for a place: to its family, and to the admissions office.

type Letter = {
  subject: (reference: string) => string;
  paragraphs: string[];
  facts?: [string, string][];
  receipt?: Receipt;
};

/** An email to the family, with facts and link. */
function familyEmail(
  write: (data: Record<string, unknown>, language: Language) => Letter,
  action: "action" | "begun" = "action",
): WriteEmail {
  return (data, sender) => {
    const { language } = sender;
    const t = applicationTexts[language];
    const [reference, token] = [said(data, "reference"), said(data, "token")];
    const { subject, paragraphs, facts: more = [], receipt } = write(data, language);
    const campus = said(data, "campus");
    const label = action === "begun" ? t.begun.action : t.action;
    return {
      subject: subject(reference),
      greeting: greet(said(data, "guardian_name"), language),
      paragraphs,
      facts: [
        ...fact(t.child, said(data, "child_name")),
        ...fact(t.class, gradeIn(said(data, "class"), language)),
        ...fact(t.campus, campus && campusName(campus, language)),
        ...more,
        ...fact(sharedTexts[language].reference, reference),
      ],
      action: token
        ? { label, href: linkTo(sender, `/admissions/application?key=${token}`) }
        : undefined,
      // Families without JavaScript send their documents as an answer.
      answeredFor: { topic: "admissions", campus: campus || null },
      reason: t.reason,
      ...(receipt && { receipt }),
    };
  };
}

const begun = familyEmail((_data, language) => {
  const t = applicationTexts[language].begun;
  return { subject: t.subject, paragraphs: [t.lead, t.notYou] };
}, "begun");

const arrived = (kind: "received" | "again") =>
  familyEmail((data, language) => {
    const t = applicationTexts[language][kind];
    return { subject: t.subject, paragraphs: [t.lead(said(data, "child_name"))] };
  });

/** About the new stage, with the office's message. */
const changed = familyEmail((data, language) => {
  const t = applicationTexts[language].changed;
  const child = said(data, "child_name");
  const words = paragraphsOf(data.words);
  const stage = said(data, "stage");
  if (stage === "offer") {
    const offerEnds = dayIn(said(data, "offer_ends_on"), language);
    return {
      subject: () => t.offer.subject({ child, reference: said(data, "reference") }),
      paragraphs: [t.offer.lead({ child, day: offerEnds }), ...words],
      facts: fact(applicationTexts[language].offer, offerEnds),
    };
  }
  const { subject, lead } = stage in t ? t[stage as Exclude<keyof typeof t, "offer">] : t.received;
  const mayChoose = stage === "visit" && said(data, "meeting_id");
  const choose = mayChoose ? [applicationTexts[language].chooseTime] : [];
  return { subject, paragraphs: [lead(child), ...words, ...choose] };
});

/** The receipt of a payment. */
const paid = familyEmail((data, language) => {
  const t = applicationTexts[language].paid;
  const { facts, attached, amount } = receiptIn(data, language);
  return {
    subject: t.subject,
    paragraphs: [t.lead({ amount, child: said(data, "child_name") })],
    facts,
    ...attached,
  };
});

/** To the admissions office, in the language of its mailboxes. */
const office: WriteEmail = (data, { siteUrl }) => {
  const language: Language = "en";
  const t = officeTexts[language];
  const labels = labelTexts[language];
  const [reference, child] = [said(data, "reference"), said(data, "child_name")];
  const campus = campusName(said(data, "campus") || null, language);
  return {
    subject: t.subject({ reference, child }),
    greeting: labels.to,
    paragraphs: [
      t.lead({ guardian: said(data, "guardian_name"), child, campus }),
      ...paragraphsOf(data.message),
    ],
    facts: [
      ...fact(sharedTexts[language].reference, reference),
      ...fact(applicationTexts[language].class, said(data, "class")),
      ...fact(labels.telephone, said(data, "phone")),
      ...fact(labels.email, said(data, "email")),
    ],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/applications") },
    replyTo: said(data, "email"),
    reason: labels.reason,
  };
};

export const applicationEmails: Record<string, WriteEmail> = {
  application_begun: begun,
  application_received: arrived("received"),
  application_again: arrived("again"),
  application_changed: changed,
  application_paid: paid,
  office_application: office,
};
