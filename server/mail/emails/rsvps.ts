import guestTexts from "messages:emails/rsvps/guest";
import labelTexts from "messages:emails/rsvps/labels";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { Language } from "../../../data/languages.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { clockIn, momentIn, weekdayIn } from "../../../platform/email/dates.ts";
import { type Email, linkTo } from "../../../platform/email/email.ts";
import {
  fact,
  greet,
  paragraphsOf,
  type SchoolSender,
  said,
  sharedTexts,
  type WriteEmail,
} from "../writing.ts";
import { type EntryMethod, ownEntry, where } from "./own-entry.ts";

/** The data about an event and an RSVP, from private.rsvp_email. */
type Data = Record<string, unknown>;

/** The values that an email to a guest uses; missing texts are "". */
type About = {
  data: Data;
  title: string;
  /** When an offer ends. */
  until: string;
  people: string;
  /** The party of a second RSVP from the same address. */
  asked: string;
};

type Kind = {
  /** What the email's entry does in the calendar of a guest with a place; left out while no guest has one. */
  calendar?: EntryMethod;
  words: (
    t: (typeof guestTexts)[Language],
    about: About,
  ) => { subject: string; paragraphs: string[]; action?: string };
};

/** The emails to guests by the name that the database writes into `mail_outbox.template`. */
const kinds = {
  event_rsvp_invited: {
    words: ({ invited: t }, { title }) => ({
      subject: t.subject(title),
      paragraphs: [t.lead, t.next],
      action: t.action,
    }),
  },
  event_invitation_again: {
    words: ({ invited: t }, { title }) => ({
      subject: t.againSubject(title),
      paragraphs: [t.again, t.next],
      action: t.action,
    }),
  },
  event_rsvp_going: {
    calendar: "PUBLISH",
    words: ({ going: t }, { title, people }) => ({
      subject: t.subject(title),
      paragraphs: [t.lead(people), t.code],
    }),
  },
  event_rsvp_changed: {
    calendar: "PUBLISH",
    words: ({ changed: t }, { title }) => ({ subject: t.subject(title), paragraphs: [t.lead] }),
  },
  event_rsvp_waitlisted: {
    words: ({ waitlisted: t }, { title }) => ({ subject: t.subject(title), paragraphs: [t.lead] }),
  },
  event_rsvp_declined: {
    calendar: "CANCEL",
    words: ({ declined: t }, { title }) => ({
      subject: t.subject(title),
      paragraphs: [t.lead, t.next],
    }),
  },
  event_rsvp_offered: {
    words: ({ offered: t }, { title, people, until }) => ({
      subject: t.subject(title),
      paragraphs: [t.lead({ people, until }), t.next],
      action: t.action,
    }),
  },
  event_rsvp_lapsed: {
    words: ({ lapsed: t }, { title }) => ({ subject: t.subject(title), paragraphs: [t.lead] }),
  },
  event_rsvp_cancelled: {
    calendar: "CANCEL",
    words: ({ cancelled: t }, { title }) => ({ subject: t.subject(title), paragraphs: [t.lead] }),
  },
  event_rsvp_again: {
    words: ({ again: t }, { title, people, asked }) => ({
      subject: t.subject(title),
      paragraphs: [t.lead({ people, asked }), t.next],
      action: t.action,
    }),
  },
  event_reminder: {
    calendar: "PUBLISH",
    words: ({ reminder: t }, { title }) => ({ subject: t.subject(title), paragraphs: [t.lead] }),
  },
  event_changed: {
    calendar: "PUBLISH",
    words: ({ eventChanged, eventOnAgain }, { title, data }) => {
      const t = data.is_on_again === true ? eventOnAgain : eventChanged;
      return { subject: t.subject(title), paragraphs: [t.lead, eventChanged.next] };
    },
  },
  event_cancelled: {
    calendar: "CANCEL",
    words: ({ eventCancelled: t }, { title, data }) => ({
      subject: t.subject(title),
      paragraphs: [t.lead, said(data, "reason"), t.next],
      action: t.action,
    }),
  },
  event_message: {
    words: (_t, { data }) => ({
      subject: said(data, "subject"),
      paragraphs: paragraphsOf(data.message),
    }),
  },
} satisfies Record<string, Kind>;

type RsvpEmail = keyof typeof kinds;

/** Emails to guests, about their RSVP and about the event, each with the guest's entry for the calendar. */
export const rsvpEmails: Record<string, WriteEmail> = Object.fromEntries(
  (Object.keys(kinds) as RsvpEmail[]).map((kind) => [
    kind,
    (data: Data, sender: SchoolSender) => write(kind, data, sender),
  ]),
);

function write(kind: RsvpEmail, data: Data, sender: SchoolSender): Email {
  const { language } = sender;
  const labels = labelTexts[language];
  const { calendar: entered, words: wordsOf }: Kind = kinds[kind];
  // Waiting guests have no place yet, so they get no calendar entry; nor do guests who were never expected.
  const isWaiting = data.status === "waitlisted" || data.status === "offered";
  const isDeclined = data.status === "declined";
  const isInvited = data.status === "invited";
  const hasNoEntry = isWaiting || isInvited || (isDeclined && data.is_changed !== true);
  const method = hasNoEntry ? undefined : entered && (isDeclined ? "CANCEL" : entered);
  const people = peopleIn(data.adults, data.children, language);
  const words = wordsOf(guestTexts[language], {
    data,
    title: said(data, "title"),
    until: said(data, "offered_until") && momentIn(said(data, "offered_until"), language),
    people,
    asked: peopleIn(data.asked_adults, data.asked_children, language),
  });
  const wasThen = said(data, "was_starts_at");
  const isMoved = wasThen !== "" && Date.parse(wasThen) !== Date.parse(said(data, "starts_at"));
  const page = `${eventPath(said(data, "slug"))}/reply?key=${said(data, "token")}`;
  return {
    subject: words.subject,
    greeting: greet(said(data, "name"), language),
    paragraphs: words.paragraphs.filter(Boolean),
    facts: [
      ...fact(labels.when, when(data, language)),
      ...fact(labels.before, isMoved ? momentIn(wasThen, language) : ""),
      ...fact(labels.where, where(data, sender)),
      ...fact(labels.people, isDeclined || isInvited ? "" : people),
      ...fact(
        sharedTexts[language].reference,
        isInvited ? "" : said(data, "asked_reference") || said(data, "reference"),
      ),
    ],
    action: { label: words.action ?? labels.action, href: linkTo(sender, page) },
    reason: isInvited ? labels.invitedReason : labels.reason,
    ...(method && {
      calendar: ownEntry(data, sender, {
        method,
        id: said(data, "rsvp_id"),
        title: said(data, "title"),
        path: eventPath(said(data, "slug")),
      }),
    }),
  };
}

/** "2 adults, 1 child", or that nobody can come; "" if unknown. */
function peopleIn(adults: unknown, children: unknown, language: Language): string {
  if (typeof adults !== "number" || typeof children !== "number") return "";
  const t = labelTexts[language];
  if (adults + children === 0) return t.nobody;
  return [t.adults(adults), t.children(children)].filter(Boolean).join(", ");
}

function when(data: Data, language: Language): string {
  const [start, end] = [said(data, "starts_at"), said(data, "ends_at")];
  if (data.all_day === true) {
    const [first, last] = [weekdayIn(start, language), end && weekdayIn(end, language)];
    return last && last !== first ? `${first} – ${last}` : first;
  }
  if (!end) return momentIn(start, language);
  const isOneDay = indianDay(start) === indianDay(end);
  return `${momentIn(start, language)} – ${isOneDay ? clockIn(end, language) : momentIn(end, language)}`;
}
