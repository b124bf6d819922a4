import familyTexts from "messages:emails/meetings/family";
import labelTexts from "messages:emails/meetings/labels";
import type { Language } from "../../../data/languages.ts";
import { clockIn, momentIn } from "../../../platform/email/dates.ts";
import { type Email, linkTo } from "../../../platform/email/email.ts";
import { fact, greet, type SchoolSender, said, sharedTexts, type WriteEmail } from "../writing.ts";
import { type EntryMethod, ownEntry, where } from "./own-entry.ts";

/** The data about a meeting and a booking, from private.meeting_email. */
type Data = Record<string, unknown>;

type Kind = {
  /** What the email's entry does in the family's calendar. */
  calendar: EntryMethod;
  words: (
    t: (typeof familyTexts)[Language],
    about: { host: string; reason: string },
  ) => { subject: string; paragraphs: string[]; action?: string };
};

/** The emails to families by the name that the database writes into `mail_outbox.template`. */
const kinds: Record<string, Kind> = {
  meeting_booked: {
    calendar: "PUBLISH",
    words: ({ booked: t }, { host }) => ({ subject: t.subject(host), paragraphs: [t.lead] }),
  },
  meeting_moved: {
    calendar: "PUBLISH",
    words: ({ moved: t }, { host }) => ({ subject: t.subject(host), paragraphs: [t.lead] }),
  },
  meeting_cancelled: {
    calendar: "CANCEL",
    words: ({ cancelled: t }, { host }) => ({ subject: t.subject(host), paragraphs: [t.lead] }),
  },
  meeting_withdrawn: {
    calendar: "CANCEL",
    words: ({ withdrawn: t }, { host }) => ({
      subject: t.subject(host),
      paragraphs: [t.lead, t.next],
    }),
  },
  meeting_called_off: {
    calendar: "CANCEL",
    words: ({ calledOff: t }, { host, reason }) => ({
      subject: t.subject(host),
      paragraphs: [t.lead, reason, t.next],
      action: t.action,
    }),
  },
  meeting_reminder: {
    calendar: "PUBLISH",
    words: ({ reminder: t }, { host }) => ({ subject: t.subject(host), paragraphs: [t.lead] }),
  },
};

/** Emails to families about the times they booked, each with its entry for the calendar. */
export const meetingEmails: Record<string, WriteEmail> = Object.fromEntries(
  Object.entries(kinds).map(([name, kind]) => [
    name,
    (data: Data, sender: SchoolSender) => write(kind, data, sender),
  ]),
);

function write({ calendar, words: wordsOf }: Kind, data: Data, sender: SchoolSender): Email {
  const { language } = sender;
  const labels = labelTexts[language];
  const host = said(data, "host");
  const words = wordsOf(familyTexts[language], { host, reason: said(data, "reason") });
  const page = `/meetings/${said(data, "meeting_id")}/booking?key=${said(data, "token")}`;
  const [start, end] = [said(data, "starts_at"), said(data, "ends_at")];
  return {
    subject: words.subject,
    greeting: greet(said(data, "name"), language),
    paragraphs: words.paragraphs.filter(Boolean),
    facts: [
      ...fact(labels.meeting, said(data, "title")),
      ...fact(labels.host, host),
      ...fact(labels.when, end ? `${momentIn(start, language)} – ${clockIn(end, language)}` : ""),
      ...fact(labels.where, where(data, sender)),
      ...fact(labels.room, said(data, "room")),
      ...fact(labels.child, said(data, "child")),
      ...fact(sharedTexts[language].reference, said(data, "reference")),
    ],
    action: { label: words.action ?? labels.action, href: linkTo(sender, page) },
    reason: labels.reason,
    calendar: ownEntry(data, sender, {
      method: calendar,
      id: said(data, "booking_id"),
      title: `${said(data, "title")}: ${host}`,
      path: `/meetings/${said(data, "meeting_id")}`,
    }),
  };
}
