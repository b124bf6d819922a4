import { type CalendarItem, placeOf } from "../../../data/calendar/calendar-items.ts";
import { writeCalendarFile } from "../../../data/calendar/icalendar.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { addressIn } from "../../../data/languages.ts";
import { clockIn, momentIn, weekdayIn } from "../dates.ts";
import {
  greet,
  type Letter,
  paragraphsOf,
  type Sender,
  said,
  type WriteLetter,
} from "../letter.ts";
import { type EventReplyLetter, eventReplyWords } from "./event-reply-words.ts";

/** What the database writes of an event and a reply: private.rsvp_letter. */
type Data = Record<string, unknown>;

/** Letters to guests, about their reply and about the event, each with the guest's entry for the calendar. */
export const eventReplyLetters: Record<string, WriteLetter> = Object.fromEntries(
  (Object.keys(eventReplyWords) as EventReplyLetter[]).map((kind) => [
    kind,
    (data: Data, sender: Sender) => write(kind, data, sender),
  ]),
);

function write(kind: EventReplyLetter, data: Data, sender: Sender): Letter {
  const { language } = sender;
  const { calendar: entered, ...wordsIn } = eventReplyWords[kind];
  // Who waits has no place yet, and so nothing in the calendar.
  const isWaiting = data.status === "waitlisted" || data.status === "offered";
  const calendar = isWaiting ? undefined : entered;
  const labels = labelsIn[language];
  const people = heads(data.adults, data.children, language);
  const asked = heads(data.asked_adults, data.asked_children, language);
  const words = wordsIn[language]({
    title: said(data, "title"),
    reason: said(data, "reason"),
    subject: said(data, "subject"),
    message: paragraphsOf(data.message),
    isOnAgain: data.is_on_again === true,
    until: said(data, "offered_until") && momentIn(said(data, "offered_until"), language),
    people,
    asked,
  });
  const name = said(data, "name");
  const wasThen = said(data, "was_starts_at");
  const isMoved = wasThen !== "" && Date.parse(wasThen) !== Date.parse(said(data, "starts_at"));
  const facts: Letter["facts"] = [
    [labels.when, when(data, language)],
    ...(isMoved ? [[labels.before, momentIn(wasThen, language)] as [string, string]] : []),
    [labels.where, where(data, sender)],
    [labels.people, people],
    [labels.reference, said(data, "asked_reference") || said(data, "reference")],
  ];
  const page = `/invites/${said(data, "slug")}/reply?key=${said(data, "token")}`;
  return {
    subject: words.subject,
    greeting: greet(name, language),
    paragraphs: words.paragraphs.filter(Boolean),
    facts: facts.filter(([, value]) => value !== ""),
    action: {
      label: words.action ?? labels.action,
      href: sender.siteUrl + addressIn(language, page),
    },
    reason: labels.reason,
    ...(calendar && {
      calendar: {
        method: calendar,
        file: writeCalendarFile({
          school: sender.schoolName,
          invitation: { method: calendar, organizer: sender.address },
          items: [{ ...entry(data, sender, calendar === "CANCEL"), category: "" }],
        }),
      },
    }),
  };
}

const labelsIn = {
  en: {
    when: "When",
    before: "Before it was",
    where: "Where",
    people: "Who comes",
    reference: "Reference",
    action: "See, change or cancel your reply",
    reason:
      "You receive this letter because your address was given with a reply to an invitation. Whoever has this letter can change the reply: please do not pass it on.",
  },
  hi: {
    when: "कब",
    before: "पहले का समय",
    where: "कहाँ",
    people: "कौन आ रहे हैं",
    reference: "संदर्भ संख्या",
    action: "अपना उत्तर देखें, बदलें या रद्द करें",
    reason:
      "यह पत्र इसलिए आया है क्योंकि निमंत्रण के उत्तर में आपका ई-मेल पता दिया गया था। जिसके पास यह पत्र है, वह उत्तर बदल सकता है: कृपया इसे आगे न भेजें।",
  },
};

/** "2 adults, 1 child"; "" where nobody is said. */
function heads(adults: unknown, children: unknown, language: Sender["language"]): string {
  if (typeof adults !== "number" || typeof children !== "number") return "";
  const english = [
    adults > 0 && `${adults} ${adults === 1 ? "adult" : "adults"}`,
    children > 0 && `${children} ${children === 1 ? "child" : "children"}`,
  ];
  const hindi = [
    adults > 0 && `${adults} ${adults === 1 ? "बड़ा" : "बड़े"}`,
    children > 0 && `${children} ${children === 1 ? "बच्चा" : "बच्चे"}`,
  ];
  return (language === "hi" ? hindi : english).filter(Boolean).join(", ");
}

function when(data: Data, language: Sender["language"]): string {
  const [start, end] = [said(data, "starts_at"), said(data, "ends_at")];
  if (data.all_day === true) {
    const [first, last] = [weekdayIn(start, language), end && weekdayIn(end, language)];
    return last && last !== first ? `${first} – ${last}` : first;
  }
  if (!end) return momentIn(start, language);
  const isOneDay = indianDay(start) === indianDay(end);
  return `${momentIn(start, language)} – ${isOneDay ? clockIn(end, language) : momentIn(end, language)}`;
}

function where(data: Data, { schoolName, language }: Sender): string {
  return placeOf(placeIn(data), schoolName, language);
}

function placeIn(data: Data) {
  return { venue: said(data, "venue") || null, campus: said(data, "campus") || null };
}

/** The guest's own entry: its id is the reply's, so that a later letter replaces it. */
function entry(data: Data, sender: Sender, isCancelled: boolean) {
  const [start, end] = [said(data, "starts_at"), said(data, "ends_at") || null];
  const item: CalendarItem = {
    ...placeIn(data),
    id: said(data, "rsvp_id"),
    kind: "event",
    title: said(data, "title"),
    description: "",
    level: null,
    from: indianDay(start),
    to: indianDay(end ?? start),
    hours: data.all_day === true ? null : { start, end },
    slug: said(data, "slug"),
    category: "",
    recurrence: null,
    isCancelled,
    sequence: typeof data.sequence === "number" ? data.sequence : 0,
    created_at: said(data, "created_at"),
    updated_at: said(data, "updated_at"),
    language: sender.language,
  };
  const url = sender.siteUrl + addressIn(sender.language, `/invites/${item.slug}`);
  return { ...item, location: where(data, sender), url };
}
