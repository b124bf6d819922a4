import confirmationTexts from "messages:emails/weekly/confirmation";
import weekTexts from "messages:emails/weekly/week";
import { myChoiceQuery, readMyChoice } from "../../../data/calendar/my-week.ts";
import type { Language } from "../../../data/languages.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { clockIn, shortDayIn } from "../../../platform/email/dates.ts";
import { linkTo, type Sender } from "../../../platform/email/email.ts";
import { greet, said, type WriteEmail } from "../writing.ts";

type Data = Record<string, unknown>;
type Entry = {
  title: string;
  from: string;
  to: string;
  start: string | null;
  venue: string | null;
  isCancelled: boolean;
};

/** Asks for confirmation of the weekly email; nothing is sent before it. */
export const weeklyConfirmation: WriteEmail = (data, sender) => {
  const t = confirmationTexts[sender.language];
  return {
    subject: t.subject,
    greeting: greet("", sender.language),
    paragraphs: [t.lead(namesOf(data, sender.language)), t.next],
    action: { label: t.action, href: choicePage(data, sender) },
    reason: t.reason,
  };
};

/** What concerns a family in the coming week. */
export const weeklyEmail: WriteEmail = (data, sender) => {
  const { language } = sender;
  const t = weekTexts[language];
  const entries = (data.entries as Entry[] | undefined) ?? [];
  const notices = ((data.notices as string[] | undefined) ?? []).map((each) => plain(each));
  return {
    subject: t.subject(day(said(data, "from"), language)),
    greeting: greet("", language),
    paragraphs: [t.lead(namesOf(data, language)), ...(entries.length === 0 ? [t.nothing] : [])],
    facts: entries.map((entry) => [when(entry, language), what(entry, language)]),
    closing: notices.length > 0 ? [t.notices, ...notices.map((notice) => `• ${notice}`)] : [],
    action: {
      label: t.action,
      href: linkTo(sender, `/my-week?${myChoiceQuery(choiceOf(data))}`),
    },
    reason: t.reason,
    unsubscribe: { label: t.stop, href: choicePage(data, sender) },
  };
};

function choicePage(data: Data, sender: Sender): string {
  return linkTo(sender, `/my-week/letter?token=${said(data, "token")}`);
}

function choiceOf({ campuses, grades }: Data) {
  const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return readMyChoice({ campuses: texts(campuses), grades: texts(grades) });
}

function namesOf(data: Data, language: Language): string {
  const choice = choiceOf(data);
  const names = [
    ...campusesIn(language).filter(({ id }) => choice.campuses.includes(id)),
    ...gradesIn(language).filter(({ id }) => choice.grades.includes(id)),
  ];
  return names.map(({ name }) => name).join(", ");
}

function when({ from, to, start }: Entry, language: Language): string {
  const begins = day(from, language) + (start ? `, ${clockIn(start, language)}` : "");
  return from === to ? begins : `${begins} – ${day(to, language)}`;
}

function what({ title, venue, isCancelled }: Entry, language: Language): string {
  const event = [title, venue].filter(Boolean).join(", ");
  return isCancelled ? weekTexts[language].cancelled(event) : event;
}

function day(date: string, language: Language): string {
  return shortDayIn(`${date}T12:00:00+05:30`, language);
}

/** Ends a sentence in Devanagari, whatever language the email is in. */
const danda = "\u0964";

/** A notice's text without the bullets that separate its parts in the banner: one sentence each. */
function plain(content: string): string {
  return content
    .split("•")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, index, parts) => {
      const isEnded = index === parts.length - 1 || /[.!?\u0964]$/.test(part);
      return isEnded ? part : part + (/\p{Script=Devanagari}$/u.test(part) ? danda : ".");
    })
    .join(" ");
}
