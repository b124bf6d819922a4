import admissionTexts from "messages:emails/office/admission";
import alumniPostTexts from "messages:emails/office/alumniPost";
import alumnusTexts from "messages:emails/office/alumnus";
import burstTexts from "messages:emails/office/burst";
import labelTexts from "messages:emails/office/labels";
import messageTexts from "messages:emails/office/message";
import paymentTexts from "messages:emails/office/payment";
import pictureTexts from "messages:emails/office/picture";
import testTexts from "messages:emails/office/test";
import relationNames from "messages:names/photoRelations";
import { type Language, languageNamed, languageOf } from "../../../data/languages.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { choiceName } from "../../../data/school/choices.ts";
import { dayIn, momentIn } from "../../../platform/email/dates.ts";
import { linkTo } from "../../../platform/email/email.ts";
import { fact, greet, paragraphsOf, said, sharedTexts, type WriteEmail } from "../writing.ts";

// To the school's own mailboxes; quoted texts stay in their original language.

/** The language of the staff who read these mailboxes. */
const language: Language = "en";
const labels = labelTexts[language];
const { reference: referenceLabel } = sharedTexts[language];
const relations: Record<string, string> = relationNames[language];

/** An admission enquiry, to the mailbox of the campus. */
export const officeAdmissionEnquiry: WriteEmail = (data, { siteUrl }) => {
  const t = admissionTexts[language];
  const [reference, child] = [said(data, "reference"), said(data, "child_name")];
  const [visit, born] = [said(data, "visit_at"), said(data, "date_of_birth")];
  const campus = campusName(said(data, "campus"), language);
  return {
    subject: t.subject({ reference, child }),
    greeting: t.to,
    paragraphs: [
      t.lead({ guardian: said(data, "guardian_name"), campus }),
      ...paragraphsOf(data.message),
    ],
    facts: [
      ...fact(referenceLabel, reference),
      ...fact(t.child, child),
      ...fact(t.born, born && dayIn(born, language)),
      ...fact(t.class, said(data, "class")),
      ...fact(t.visit, visit && momentIn(visit, language)),
      ...fact(labels.telephone, said(data, "phone")),
      ...fact(labels.email, said(data, "email")),
      ...fact(labels.writtenIn, languageName(data)),
    ],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/enquiries") },
    replyTo: said(data, "email"),
    reason: labels.reason,
  };
};

/** A message of the contact form, to the mailbox of its topic and campus. */
export const officeContactMessage: WriteEmail = (data, { siteUrl }) => {
  const t = messageTexts[language];
  const [reference, name] = [said(data, "reference"), said(data, "name")];
  const topic = choiceName("contact_topics", said(data, "topic"), language);
  return {
    subject: t.subject({ topic, reference, name }),
    greeting: labels.to,
    paragraphs: [t.lead(name), ...paragraphsOf(data.message)],
    facts: [
      ...fact(referenceLabel, reference),
      ...fact(t.about, topic),
      ...fact(t.campus, campusName(said(data, "campus") || null, language)),
      ...fact(labels.email, said(data, "email")),
      ...fact(labels.telephone, said(data, "phone")),
      ...fact(labels.writtenIn, languageName(data)),
    ],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/messages-received") },
    replyTo: said(data, "email"),
    reason: labels.reason,
  };
};

/** A payment through the gateway that was not due, which the office must refund, or was less than was asked. */
export const officePayment: WriteEmail = (data, { siteUrl }) => {
  const t = paymentTexts[language];
  const [reference, amount] = [said(data, "reference"), rupees(Number(data.amount) || 0)];
  const asked = typeof data.asked === "number" ? rupees(data.asked) : "";
  return {
    subject: asked ? t.subjectLess(reference) : t.subject(reference),
    greeting: labels.to,
    paragraphs: [asked ? t.less({ reference, amount, asked }) : t.lead({ reference, amount })],
    facts: [
      ...fact(referenceLabel, reference),
      ...fact(t.amount, amount),
      ...fact(t.asked, asked),
      ...fact(t.gateway, said(data, "gateway_reference")),
    ],
    action: data.is_gift
      ? { label: t.gifts, href: linkTo({ siteUrl, language }, "/admin/alumni/giving") }
      : { label: t.action, href: linkTo({ siteUrl, language }, "/admin/applications") },
    reason: labels.reason,
  };
};

/** A registration with the alumni network, to the mailbox for alumni. */
export const officeAlumniRegistration: WriteEmail = (data, { siteUrl }) => {
  const t = alumnusTexts[language];
  const name = said(data, "name");
  const batch = typeof data.batch_year === "number" ? String(data.batch_year) : "";
  return {
    subject: t.subject(name),
    greeting: labels.to,
    paragraphs: [t.lead(name)],
    facts: [
      ...fact(t.batch, batch),
      ...fact(t.campus, campusName(said(data, "campus") || null, language)),
      ...fact(labels.email, said(data, "email")),
      ...fact(labels.writtenIn, languageName(data)),
    ],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/alumni/waiting") },
    replyTo: said(data, "email"),
    reason: labels.reason,
  };
};

/** An alumnus's post that waits for the office, to the mailbox for alumni. */
export const officeAlumniPost: WriteEmail = (data, { siteUrl }) => {
  const t = alumniPostTexts[language];
  return {
    subject: t.subject(said(data, "title")),
    greeting: labels.to,
    paragraphs: [t.lead(said(data, "name"))],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/alumni/posts") },
    reason: labels.reason,
  };
};

/** A request to remove a picture, to the mailbox for pictures. */
export const officePictureRequest: WriteEmail = (data, { siteUrl }) => {
  const t = pictureTexts[language];
  const [name, album] = [said(data, "name"), said(data, "album")];
  const reference = said(data, "reference");
  return {
    subject: t.subject(reference),
    greeting: labels.to,
    paragraphs: [
      t.lead({ name, album, hidden: data.hidden !== false }),
      ...paragraphsOf(data.message),
    ],
    facts: [
      [referenceLabel, reference],
      [t.whoAsks, relations[said(data, "relation")] ?? ""],
      [labels.email, said(data, "email")],
    ],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/photo-requests") },
    replyTo: said(data, "email"),
    reason: t.reason,
  };
};

/** Very many requests about pictures, to the mailbox for pictures. */
export const officePictureBurst: WriteEmail = (data, { siteUrl }) => {
  const t = burstTexts[language];
  const count = Number(data.count ?? 0);
  return {
    subject: t.subject(String(count)),
    greeting: labels.to,
    paragraphs: [t.lead(count)],
    action: { label: t.action, href: linkTo({ siteUrl, language }, "/admin/photo-requests") },
    reason: pictureTexts[language].reason,
  };
};

/** "Hindi" */
function languageName({ written_in }: Record<string, unknown>): string {
  const names = new Intl.DisplayNames(languageOf(language).tag, { type: "language" });
  return names.of(languageNamed(written_in)) ?? "";
}

/** To a colleague who tests whether emails arrive, in the language of the account. */
export const testEmail: WriteEmail = (data, sender) => {
  const { subject, paragraphs, action, reason } = testTexts[sender.language];
  const href = linkTo(sender, `/admin/settings?email=${said(data, "code")}`);
  return {
    subject,
    greeting: greet("", sender.language),
    paragraphs,
    action: { label: action, href },
    reason,
  };
};
