import directAnswerTexts from "messages:site/search/directAnswer";
import type { DirectAnswer as Answer } from "../../../data/pages/search-answers.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, daySpan } from "../../ui/dates.ts";
import { EntryFacts } from "../calendar/entry-details.tsx";
import { ContactLink } from "../contact/campus-places.tsx";
import { StopFacts } from "../transport/stop-facts.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import { BusesAnswer } from "./buses-answer.tsx";
import { FeesAnswer } from "./fees-answer.tsx";
import "../calendar/calendar.css";
import "../transport/transport.css";
import { callingAddress } from "../../ui/phone-link.tsx";

/** The answer itself, above the results that lead to it. */
export function DirectAnswer({ answer }: { answer: Answer }) {
  if (answer.about === "fees") return <FeesAnswer answer={answer} />;
  if (answer.about === "phone") return <PhoneAnswer answer={answer} />;
  if (answer.about === "stop") return <StopAnswer answer={answer} />;
  if (answer.about === "buses") return <BusesAnswer answer={answer} />;
  return <HolidayAnswer answer={answer} />;
}

type Of<About> = { answer: Extract<Answer, { about: About }> };

function HolidayAnswer({ answer: { today, days } }: Of<"holidays">) {
  const language = useLanguage();
  const t = directAnswerTexts[language];
  const [next, after] = days;
  const inNext = useLangOf(next?.language);
  const inAfter = useLangOf(after?.language);
  if (!next) return null;
  const when = (day: typeof next) =>
    day.from === day.to
      ? `${dayParts(day.from, language).weekday}, ${daySpan(day.from, day.to, language)}`
      : daySpan(day.from, day.to, language);
  return (
    <AnswerSheet
      title={next.from <= today ? t.closedToday : t.nextHoliday}
      more={t.allHolidays}
      to="/calendar?kind=holiday"
    >
      <div className="columns-12 items-end gap-y-5">
        <div className="col-span-full lg:col-span-8">
          <p className="display numbers text-h2">{when(next)}</p>
          <p className="mt-2 text-h3" {...inNext}>
            {next.title}
          </p>
          <div className="mt-2">
            <EntryFacts occurrence={next} />
          </div>
        </div>
        {after && (
          <p className="numbers col-span-full border-l-4 border-saffron-300 pl-4 text-large lg:col-span-4">
            {t.afterThat} <span {...inAfter}>{after.title}</span>, {when(after)}
          </p>
        )}
      </div>
    </AnswerSheet>
  );
}

function StopAnswer({ answer: { places } }: Of<"stop">) {
  const t = useTexts(directAnswerTexts);
  return (
    <AnswerSheet title={t.stop} more={t.allBuses} to="/transport">
      <ul>
        {places.slice(0, 4).map(({ route, stop }) => (
          <li key={stop.id} className="border-t border-line py-4 first:border-0 first:pt-0">
            <StopFacts route={route} stop={stop} />
          </li>
        ))}
      </ul>
    </AnswerSheet>
  );
}

function PhoneAnswer({ answer: { numbers } }: Of<"phone">) {
  const t = useTexts(directAnswerTexts);
  return (
    <AnswerSheet title={t.phone} more={t.allContact} to="/contact">
      <ul className="answer-numbers">
        {numbers.map(({ campus, phone }) => (
          <li
            key={campus}
            className="grid content-start border-t border-line pt-2.5 max-sm:first:border-0 max-sm:first:pt-0 sm:border-t-2 sm:border-ink"
          >
            {campus ? <CampusMark campus={campus} /> : <span>{t.office}</span>}
            <span className="numbers font-display text-h4">
              <ContactLink href={callingAddress(phone)}>{phone}</ContactLink>
            </span>
          </li>
        ))}
      </ul>
    </AnswerSheet>
  );
}
