import calendarTexts from "messages:site/calendar/calendar";
import plannerTexts from "messages:site/calendar/planner";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import {
  addDays,
  type Day,
  daysBetween,
  daysOfMonth,
  type Month,
  weekdayOf,
} from "../../../data/calendar/days.ts";
import { firstLetterOf, groupBy } from "../../../data/older-browsers.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { entryMark } from "../../pencils/entry-mark.ts";
import { monthAndYear } from "../../ui/dates.ts";
import { hoursSpan } from "../../ui/entry-hours.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { fullTitle } from "./calendar-file.ts";
import { EntryTitle, useKindName } from "./entry-details.tsx";
import { kindOfDay } from "./kind-of-day.ts";
import type { MonthPicture } from "./month-picture.ts";
import { MonthRibbon } from "./month-ribbon.tsx";

type MonthProps = {
  month: Month;
  /** Whether a phone shows more of it than its name. */
  isOpen: boolean;
  today: Day;
  /** What the school does in this month, as on a calendar that hangs on a wall. */
  picture: MonthPicture | undefined;
  occurrences: CalendarOccurrence[];
  around: { campus: string | null; level: string | null };
};

/**
 * A month of the planner: its leaf of the wall calendar, and its entries with the dates of this month only. What
 * folds away on a phone is not inside the `details`: paper and wider screens have it in every browser.
 */
export function PlannerMonth(props: MonthProps) {
  const { month, isOpen, today, picture, occurrences } = props;
  const language = useLanguage();
  const { key } = useLocation();
  const { from, to } = daysOfMonth(month);
  const here = occurrences.filter((one) => one.from <= to && one.to >= from);
  const id = `month-${month}`;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="planner-month"
      data-past={to < today || undefined}
    >
      <h2 id={`${id}-name`} className="numbers text-h4">
        {monthAndYear(from, language)}
      </h2>
      <MonthRibbon from={from} to={to} occurrences={here} today={today} />
      {/* Folded anew with each address, whatever was opened by hand. */}
      <Fold key={key} of={id} isOpen={isOpen} />
      <div className="month-body">
        <div className="month-leaf">
          {picture && <Picture {...picture} alt="" className="planner-print no-print still" />}
          <DaysAtAGlance from={from} to={to} occurrences={here} today={today} />
        </div>
        <Entries {...props} occurrences={here} />
      </div>
    </section>
  );
}

/** The arrow of a month on a phone. A place at the end of the address unfolds its month; no server learns of it. */
function Fold({ of, isOpen }: { of: string; isOpen: boolean }) {
  const { hash } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && hash === `#${of}`) fold.current.open = true;
  }, [hash, of]);
  return (
    <details ref={fold} open={isOpen} className="month-fold no-print">
      <summary aria-labelledby={`${of}-name`}>
        <Icon of={ChevronDown} />
      </summary>
    </details>
  );
}

function Entries({ month, occurrences, around }: MonthProps) {
  const edit = useEditMark();
  const t = useTexts(plannerTexts);
  const language = useLanguage();
  const kindName = useKindName();
  const { from, to } = daysOfMonth(month);
  if (occurrences.length === 0) return <p className="text-ink-2">{t.nothing}</p>;
  const lines = edit ? occurrences.map((one) => [one] as const) : alikeTogether(occurrences);
  return (
    <ul className="planner-entries">
      {lines.map(([occurrence, ...alike]) => (
        <li
          data-edit={edit?.(...entryMark(occurrence))}
          key={occurrence.key}
          data-kind={occurrence.kind}
        >
          <span className="numbers font-semibold">{datesWithin(occurrence, from, to)}</span>
          <span>
            <EntryTitle
              occurrence={{
                ...occurrence,
                title: fullTitle(occurrence, around, language, alike),
              }}
            />
            <span className="sr-only">, {kindName(occurrence.kind)}</span>
            <HoursAndPlace occurrence={occurrence} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type Alike = readonly [CalendarOccurrence, ...CalendarOccurrence[]];

/** Entries that differ only in their level are one line; a colleague sees each, to change it. */
function alikeTogether(occurrences: readonly CalendarOccurrence[]): Alike[] {
  const groups = groupBy(occurrences, ({ key, id, slug, levels, repeats, ...same }) =>
    levels.length > 0 ? JSON.stringify({ ...same, description: null }) : key,
  );
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [[first, ...others]] : []));
}

/** On a line below its title, which a sheet of paper has room for. */
export function HoursAndPlace({ occurrence }: { occurrence: CalendarOccurrence }) {
  const language = useLanguage();
  const { venue, language: written } = occurrence;
  const inItsLanguage = useLangOf(written);
  const hours = hoursSpan(occurrence, language);
  if (!hours && !venue) return null;
  return (
    <span className="numbers block text-ink-2">
      {hours && <span className="inline-block">{venue ? `${hours},` : hours}</span>}{" "}
      {venue && <span {...inItsLanguage}>{venue}</span>}
    </span>
  );
}

/** "24" or "7–11": the days within the month. */
function datesWithin(occurrence: CalendarOccurrence, from: Day, to: Day): string {
  const first = occurrence.from < from ? from : occurrence.from;
  const last = occurrence.to > to ? to : occurrence.to;
  const [begins, ends] = [Number(first.slice(8)), Number(last.slice(8))];
  return begins === ends ? `${begins}` : `${begins}–${ends}`;
}

type GlanceProps = { from: Day; to: Day; today: Day; occurrences: CalendarOccurrence[] };

/**
 * The month as a small grid that marks the days with an entry. The list beside it says the
 * same in words.
 */
function DaysAtAGlance({ from, to, today, occurrences }: GlanceProps) {
  const t = useTexts(calendarTexts);
  const monday = addDays(from, -weekdayOf(from));
  const weeks = Math.ceil((daysBetween(monday, to) + 1) / 7);
  return (
    <table aria-hidden className="planner-days numbers">
      <thead>
        <tr>
          {t.weekdays.map(([short, long]) => (
            <th key={long}>{firstLetterOf(short ?? "")}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => addDays(monday, week * 7)).map((first) => (
          <tr key={first}>
            {[0, 1, 2, 3, 4, 5, 6].map((place) => {
              const day = addDays(first, place);
              return (
                <td
                  key={day}
                  data-kind={kindOfDay(day, occurrences)}
                  data-today={(day === today && day >= from && day <= to) || undefined}
                >
                  {day >= from && day <= to && Number(day.slice(8))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
