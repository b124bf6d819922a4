import weekdayNames from "messages:names/weekdays";
import calendarTexts from "messages:site/calendar/calendar";
import type { Language } from "../../../data/languages.ts";
import type { SportsProgram } from "../../../data/sports/sports-programs.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { weekdays } from "../co-curricular/weekdays.ts";
import "./training-week.css";

type Schedules = SportsProgram["schedules"];

/** The week of training: the days across, a row for each group with its times on its days. */
export function TrainingWeek({
  schedules,
  language,
}: {
  schedules: Schedules;
  language: Language;
}) {
  const names = weekdays.map((day) => weekdayNames[language][day]);
  return (
    <dl {...useLangOf(language)} className="training-week numbers">
      {schedules.map(({ type, timings }) => (
        <div key={type}>
          <dt className="text-h4 font-display">{type}</dt>
          <DrawnDays timings={timings} names={names} language={language} />
          {timings.map((timing) => (
            <dd key={timing}>{timing}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Hidden from screen readers, because the words beside it say the same; nothing if a time names no day. */
function DrawnDays({
  timings,
  names,
  language,
}: {
  timings: string[];
  names: string[];
  language: Language;
}) {
  const named = timings.map((timing) => daysIn(timing, names));
  if (named.some((days) => days.length === 0)) return null;
  return (
    <dd aria-hidden className="training-days">
      {names.map((name, day) => {
        const ofDay = timings.filter((_, place) => named[place]?.includes(day));
        return (
          <span key={name} data-trained={ofDay.length > 0 || undefined}>
            <span>{shortOf(day, language)}</span>
            {ofDay.map((timing) => (
              <span key={timing}>{hoursIn(timing)}</span>
            ))}
          </span>
        );
      })}
    </dd>
  );
}

/** "3:00–4:45" of "Tuesday and Thursday, 3:00–4:45 pm". */
function hoursIn(timing: string): string {
  return /\d{1,2}:\d\d(\s*[–-]\s*\d{1,2}:\d\d)?/.exec(timing)?.[0] ?? "";
}

/** Returns the indexes of the weekdays that a time names, all four for "Monday to Thursday". */
export function daysIn(timing: string, names: readonly string[]): number[] {
  const days = names.flatMap((name, day) => (timing.includes(name) ? [day] : []));
  const [first, last] = days;
  if (first === undefined || last === undefined || days.length !== 2) return days;
  const between = timing.slice(
    timing.indexOf(names[first] ?? "") + (names[first] ?? "").length,
    timing.indexOf(names[last] ?? ""),
  );
  if (!/^ *(to|–|-|से) *$/.test(between)) return days;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** "Mon", "सोम" of 0, as above the days of the calendar. */
export const shortOf = (day: number, language: Language) =>
  calendarTexts[language].weekdays[day]?.[0] ?? "";
