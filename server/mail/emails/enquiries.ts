import answerTexts from "messages:emails/enquiries/answer";
import pictureTexts from "messages:emails/enquiries/picture";
import receivedTexts from "messages:emails/enquiries/received";
import { dayIn, momentIn } from "../../../platform/email/dates.ts";
import { linkTo } from "../../../platform/email/email.ts";
import { fact, greet, paragraphsOf, said, sharedTexts, type WriteEmail } from "../writing.ts";

// To people who wrote to the school through a form.

/** To the guardian who sent an admission enquiry. */
export const admissionEnquiryReceived: WriteEmail = (data, sender) => {
  const { admission: t, reason } = receivedTexts[sender.language];
  const [reference, visit] = [said(data, "reference"), said(data, "visit_at")];
  return {
    subject: t.subject(reference),
    greeting: greet(said(data, "guardian_name"), sender.language),
    paragraphs: [t.thanks(said(data, "child_name") || null), t.next],
    facts: [
      [sharedTexts[sender.language].reference, reference],
      ...fact(t.visit, visit && momentIn(visit, sender.language)),
    ],
    action: { label: t.action, href: linkTo(sender, "/admissions") },
    reason,
  };
};

/** To the sender of a contact form. */
export const contactMessageReceived: WriteEmail = (data, { language }) => {
  const { message: t, reason } = receivedTexts[language];
  const reference = said(data, "reference");
  return {
    subject: t.subject(reference),
    greeting: greet(said(data, "name"), language),
    paragraphs: [t.thanks],
    facts: [[sharedTexts[language].reference, reference]],
    reason,
  };
};

/** The office's answer to an enquiry or a message, with the question quoted below. */
export const enquiryAnswer: WriteEmail = (data, { language }) => {
  const t = answerTexts[language];
  const reference = said(data, "reference");
  const question = paragraphsOf(data.question).map((line) => `> ${line}`);
  const day = dayIn(said(data, "asked_at") || new Date(), language);
  return {
    subject: t.subject(reference),
    greeting: greet(said(data, "name"), language),
    paragraphs: [
      ...paragraphsOf(data.answer),
      ...(question.length > 0 ? [t.question(day), ...question] : []),
    ],
    facts: [[sharedTexts[language].reference, reference]],
    reason: t.reason,
  };
};

/** To the person who asked for a picture to be removed: the decision. */
export function pictureRequest(outcome: "received" | "restored" | "removed"): WriteEmail {
  return (data, { language }) => {
    const t = pictureTexts[language];
    const [reference, album] = [said(data, "reference"), said(data, "album")];
    const paragraphs = {
      received: () => [t.received({ hidden: data.hidden !== false, album }), t.notYou],
      restored: () => [t.restored({ shown: data.shown !== false, album })],
      removed: () => [t.removed(album)],
    };
    return {
      subject: t.subject(reference),
      greeting: greet(said(data, "name"), language),
      paragraphs: paragraphs[outcome](),
      facts: [[sharedTexts[language].reference, reference]],
      reason: t.reason,
    };
  };
}

/** To an address that the school does not know, before a picture is hidden: the code that proves it. */
export const pictureCode: WriteEmail = (data, sender) => {
  const t = pictureTexts[sender.language];
  const [reference, code] = [said(data, "reference"), said(data, "code")];
  return {
    subject: t.subject(reference),
    greeting: greet(said(data, "name"), sender.language),
    paragraphs: [t.code(said(data, "album")), t.codeNotYou],
    facts: [[t.codeLabel, code]],
    action: {
      label: t.enter,
      href: linkTo(sender, `/photo-removal/code?reference=${reference}&code=${code}`),
    },
    reason: t.reason,
  };
};
