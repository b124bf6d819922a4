import { myChoiceQuery, readMyChoice } from "../../../data/calendar/my-week.ts";
import { addressIn, type Language, languageOf, listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { grades } from "../../../data/school/grades.ts";
import { clockIn } from "../dates.ts";
import { type Sender, said, type WriteLetter } from "../letter.ts";

type Data = Record<string, unknown>;
type Entry = {
  title: string;
  from: string;
  to: string;
  start: string | null;
  venue: string | null;
  isCancelled: boolean;
};

/** Asks whether the weekly letter is wanted: nothing comes before the answer. */
export const weeklyConfirmation: WriteLetter = (data, sender) => {
  const { language } = sender;
  const chosen = namesOf(data, language);
  return {
    ...(language === "hi"
      ? {
          subject: "क्या आप साप्ताहिक पत्र चाहते हैं?",
          greeting: "नमस्ते",
          paragraphs: [
            `इस पते पर हर रविवार एक पत्र माँगा गया है कि आने वाले सप्ताह में क्या है: ${chosen}।`,
            "यदि आप यह चाहते हैं, तो नीचे का पृष्ठ खोलें और पुष्टि करें। यदि नहीं, तो कुछ न करें; और कोई पत्र नहीं आएगा।",
          ],
          reason: "यह पत्र इसलिए आया है क्योंकि हमारे पृष्ठ “मेरा सप्ताह” पर आपका पता दिया गया था।",
        }
      : {
          subject: "Would you like a letter every week?",
          greeting: "Good day",
          paragraphs: [
            `A letter every Sunday about the coming week was asked for at this address: ${chosen}.`,
            "If you want it, open the page below and confirm. If not, do nothing; no further letter comes.",
          ],
          reason: "You receive this letter because your address was given on our page My week.",
        }),
    action: {
      label: language === "hi" ? "पुष्टि करें" : "Confirm",
      href: letterPage(data, sender),
    },
  };
};

/** What concerns a family in the coming week. */
export const weeklyLetter: WriteLetter = (data, sender) => {
  const { language, siteUrl } = sender;
  const isHindi = language === "hi";
  const entries = (data.entries as Entry[] | undefined) ?? [];
  const notices = ((data.notices as string[] | undefined) ?? []).map((each) => plain(each));
  const from = day(said(data, "from"), language);
  const page = addressIn(language, `/my-week?${myChoiceQuery(choiceOf(data))}`);
  const nothing = isHindi
    ? "इस सप्ताह आपके लिए कैलेंडर में कुछ नहीं है।"
    : "Nothing of yours stands in the calendar this week.";
  return {
    subject: isHindi ? `आपका सप्ताह, ${from} से` : `Your week from ${from}`,
    greeting: isHindi ? "नमस्ते" : "Good day",
    paragraphs: [
      isHindi
        ? `आने वाले सप्ताह में आपके लिए (${namesOf(data, language)}):`
        : `The coming week at school for ${namesOf(data, language)}:`,
      ...(entries.length === 0 ? [nothing] : []),
    ],
    facts: entries.map((entry) => [when(entry, language), what(entry, language)]),
    closing:
      notices.length > 0 ? [isHindi ? "सूचनाएँ:" : "Notices:", ...notices.map((n) => `• ${n}`)] : [],
    action: { label: isHindi ? "मेरा सप्ताह खोलें" : "Open My week", href: siteUrl + page },
    reason: isHindi
      ? "यह पत्र इसलिए आता है क्योंकि आपने इसे पृष्ठ “मेरा सप्ताह” पर माँगा है।"
      : "You receive this letter because you asked for it on our page My week.",
    unsubscribe: {
      label: isHindi ? "यह पत्र बंद करें" : "Stop this letter",
      href: letterPage(data, sender),
    },
  };
};

function letterPage(data: Data, { siteUrl, language }: Sender): string {
  return siteUrl + addressIn(language, `/my-week/letter?token=${said(data, "token")}`);
}

function choiceOf({ campuses, grades }: Data) {
  const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  return readMyChoice({ campuses: texts(campuses), grades: texts(grades) });
}

function namesOf(data: Data, language: Language): string {
  const choice = choiceOf(data);
  const names = [
    ...listIn(campuses, language).filter(({ id }) => choice.campuses.includes(id)),
    ...listIn(grades, language).filter(({ id }) => choice.grades.includes(id)),
  ];
  return names.map(({ name }) => name).join(", ");
}

function when({ from, to, start }: Entry, language: Language): string {
  if (start) return `${day(from, language)}, ${clockIn(start, language)}`;
  return from === to ? day(from, language) : `${day(from, language)} – ${day(to, language)}`;
}

function what({ title, venue, isCancelled }: Entry, language: Language): string {
  const words = [title, venue].filter(Boolean).join(", ");
  if (!isCancelled) return words;
  return language === "hi" ? `रद्द: ${words}` : `Cancelled: ${words}`;
}

function day(date: string, language: Language): string {
  return new Date(`${date}T12:00:00+05:30`).toLocaleDateString(
    `${languageOf(language).tag}-u-nu-latn`,
    { weekday: "short", day: "numeric", month: "short", timeZone: "Asia/Kolkata" },
  );
}

/** A notice's text without the bullet that parts its banner from the rest, a sentence each. */
function plain(content: string): string {
  return content
    .split("•")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, index, parts) => {
      const isEnded = index === parts.length - 1 || /[.!?।]$/.test(part);
      return isEnded ? part : part + (/\p{Script=Devanagari}$/u.test(part) ? "।" : ".");
    })
    .join(" ");
}
