import busesAnswerTexts from "messages:site/search/busesAnswer";
import type { DirectAnswer } from "../../../data/pages/search-answers.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { clockTime } from "../../ui/dates.ts";
import { BusChanges } from "../transport/bus-changes.tsx";
import { VillageForm } from "../transport/village-form.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";

type Of = { answer: Extract<DirectAnswer, { about: "buses" }> };

/** The lines of a named campus, or all. */
export const linesOf = ({ routes, campus }: Of["answer"]) =>
  routes.filter(
    ({ campuses, stops }) => stops.length > 0 && (!campus || campuses.includes(campus)),
  );

/** The buses on one card: which stop is ours, what is different today, and how early and how much it is. */
export function BusesAnswer({ answer }: Of) {
  const { campus, routes, changes, today } = answer;
  const language = useLanguage();
  const t = busesAnswerTexts[language];
  return (
    <AnswerSheet
      title={campus ? t.titleOf(campusName(campus, language)) : t.title}
      more={t.all}
      to="/transport"
    >
      <div className="columns-12 gap-y-8">
        <div className="col-span-full lg:col-span-5">
          <VillageForm village="" routes={routes} isRuled={false} />
        </div>
        <div className="col-span-full lg:col-span-7 lg:pl-8">
          {changes.length > 0 ? (
            <BusChanges changes={changes} routes={routes} today={today} />
          ) : (
            <p className="font-display text-h3">{t.asUsual}</p>
          )}
        </div>
        <Figures answer={answer} />
      </div>
    </AnswerSheet>
  );
}

/** When the first bus starts and the last child is home, and what a month costs. */
function Figures({ answer }: Of) {
  const language = useLanguage();
  const t = busesAnswerTexts[language];
  const lines = linesOf(answer);
  const stops = lines.flatMap((line) => line.stops);
  const fares = stops.flatMap(({ fare }) => fare?.fare ?? []);
  const first = stops.map(({ morning }) => morning).sort()[0] ?? "";
  const last =
    stops
      .map(({ afternoon }) => afternoon)
      .sort()
      .at(-1) ?? "";
  const figures = [
    [t.lines, `${lines.length}`],
    [t.first, clockTime(first, language)],
    [t.last, clockTime(last, language)],
    ...(fares.length > 0 ? [[t.from, rupees(Math.min(...fares))]] : []),
  ];
  return (
    <dl className="answer-figures numbers">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt className="text-small text-ink-2">{name}</dt>
          <dd className="whitespace-nowrap">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
