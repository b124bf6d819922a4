import { contactTopics } from "../../../data/forms/contact-topics.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { dayIn, momentIn } from "../dates.ts";
import { paragraphsOf, said, type WriteLetter } from "../letter.ts";

// To the school's own mailboxes, whose staff read English; what was sent is in the language it came in.

const reason = "You receive this letter because this mailbox is the one for its topic and campus.";

/** An admission enquiry, to the mailbox of the campus. */
export const officeAdmissionEnquiry: WriteLetter = (data, { siteUrl }) => {
  const [visit, born] = [said(data, "visit_at"), said(data, "date_of_birth")];
  return {
    subject: `Admission enquiry ${said(data, "reference")}: ${said(data, "child_name")}`,
    greeting: "To the admissions office",
    paragraphs: [
      `${said(data, "guardian_name")} asks about a place at ${campusName(said(data, "campus"), "en")}.`,
      ...paragraphsOf(data.message),
    ],
    facts: known([
      ["Reference", said(data, "reference")],
      ["Child", said(data, "child_name")],
      ["Born", born && dayIn(born, "en")],
      ["Class", said(data, "class")],
      ["Would like to visit", visit && momentIn(visit, "en")],
      ["Telephone", said(data, "phone")],
      ["E-mail", said(data, "email")],
      ["Written in", languageName(data)],
    ]),
    action: { label: "Open the enquiries", href: `${siteUrl}/admin/enquiries` },
    replyTo: said(data, "email"),
    reason,
  };
};

/** A message of the contact form, to the mailbox of its topic and campus. */
export const officeContactMessage: WriteLetter = (data, { siteUrl }) => {
  const topic = contactTopics.find(({ id }) => id === data.topic)?.name ?? said(data, "topic");
  return {
    subject: `${topic}: message ${said(data, "reference")} of ${said(data, "name")}`,
    greeting: "To the office",
    paragraphs: [
      `${said(data, "name")} wrote through the contact form:`,
      ...paragraphsOf(data.message),
    ],
    facts: known([
      ["Reference", said(data, "reference")],
      ["About", topic],
      ["Campus", campusName(said(data, "campus") || null, "en")],
      ["E-mail", said(data, "email")],
      ["Telephone", said(data, "phone")],
      ["Written in", languageName(data)],
    ]),
    action: { label: "Open the messages", href: `${siteUrl}/admin/messages-received` },
    replyTo: said(data, "email"),
    reason,
  };
};

function known(facts: [string, string][]): [string, string][] {
  return facts.filter(([, value]) => value !== "");
}

function languageName({ written_in }: Record<string, unknown>): string {
  return written_in === "hi" ? "Hindi" : "English";
}
