import calendarTexts from "messages:site/calendar/calendar";
import { X } from "lucide-react";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import {
  addDays,
  type Day,
  daysBetween,
  daysOfMonth,
  type Month,
  monthOf,
  weekdayOf,
} from "../../../data/calendar/days.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { entryMark } from "../../pencils/entry-mark.ts";
import { monthAndYear, timeSpan } from "../../ui/dates.ts";
import { whenSpan } from "../../ui/entry-hours.ts";
import { Icon } from "../../ui/icon.tsx";
import { fullTitle } from "./calendar-file.ts";
import { EntryFacts, EntryMore, EntryTitle, useKindName } from "./entry-details.tsx";
import { WeekdayHead } from "./weekday-head.tsx";

/** The campus and level that the page is already filtered by. */
type Around = { campus: string | null; level: string | null };

type SheetProps = {
  month: Month;
  today: Day;
  occurrences: CalendarOccurrence[];
  around: Around;
};

/** A month as a grid of weeks. Every entry is a button that opens its details without a script. */
export function MonthSheet({ month, today, occurrences, around }: SheetProps) {
  const language = useLanguage();
  const { from, to } = daysOfSheet(month);
  const shown = occurrences.filter((one) => one.from <= to && one.to >= from);
  return (
    <>
      <table className="month-sheet">
        <caption className="sr-only">{monthAndYear(`${month}-01`, language)}</caption>
        <WeekdayHead />
        <tbody>
          {weeksOfMonth(month, shown).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell
                  key={day.day}
                  {...day}
                  isToday={day.day === today}
                  isOutside={monthOf(day.day) !== month}
                  around={around}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.map((occurrence) => (
        <EntrySheet key={occurrence.key} occurrence={occurrence} />
      ))}
    </>
  );
}

type DayCellProps = MonthDay & {
  isToday: boolean;
  isOutside: boolean;
  around: Around;
};

function DayCell({ day, lanes, singles, isToday, isOutside, around }: DayCellProps) {
  const t = useTexts(calendarTexts);
  return (
    <td aria-current={isToday ? "date" : undefined} data-outside={isOutside || undefined}>
      <time dateTime={day} className="numbers day-number">
        {Number(day.slice(8))}
        {isToday && <span className="sr-only"> ({t.today})</span>}
      </time>
      {(lanes.length > 0 || singles.length > 0) && (
        <ul>
          {lanes.map((lane) => (
            <LaneItem key={lane.key} lane={lane} around={around} />
          ))}
          {singles.map((occurrence) => (
            <li key={occurrence.key}>
              <EntryButton occurrence={occurrence} around={around} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** One row of a day: a bar that starts here, space for one that continues, or nothing. */
function LaneItem({ lane, around }: { lane: Lane; around: Around }) {
  if (lane.holds === "nothing") return <li aria-hidden className="lane" />;
  if (lane.holds === "rest") return <Continued occurrence={lane.occurrence} />;
  return (
    <li className="lane bar" data-days={lane.days} data-begins={lane.begins} data-ends={lane.ends}>
      <EntryButton occurrence={lane.occurrence} around={around} />
    </li>
  );
}

function Continued({ occurrence: { title, language } }: { occurrence: CalendarOccurrence }) {
  const t = useTexts(calendarTexts);
  return (
    <li className="lane">
      <span className="sr-only" {...useLangOf(language)}>
        {t.continued(title)}
      </span>
    </li>
  );
}

type EntryProps = { occurrence: CalendarOccurrence; around: Around };

function EntryButton({ occurrence, around }: EntryProps) {
  const language = useLanguage();
  const kind = useKindName()(occurrence.kind);
  const title = fullTitle(occurrence, around, language);
  const { hours } = occurrence;
  return (
    <button
      type="button"
      popoverTarget={sheetId(occurrence)}
      className="sheet-entry"
      data-kind={occurrence.kind}
      data-cancelled={occurrence.isCancelled || undefined}
    >
      <span>
        {hours && (
          <span className="numbers entry-hour">{timeSpan(hours.start, null, language)}</span>
        )}{" "}
        <span {...useLangOf(occurrence.language)}>{title}</span>
      </span>
      <span className="sr-only">, {kind}</span>
    </button>
  );
}

/**
 * The details of an entry; the browser closes them on Escape or a click elsewhere. A colleague's pencil is
 * in them: the cells of a month have no room for one beside each entry.
 */
function EntrySheet({ occurrence }: { occurrence: CalendarOccurrence }) {
  const edit = useEditMark();
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const id = sheetId(occurrence);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="entry-sheet no-print"
      data-kind={occurrence.kind}
    >
      <p className="numbers pr-11 text-small text-ink-2">{whenSpan(occurrence, language)}</p>
      <h3 data-edit={edit?.(...entryMark(occurrence))} id={`${id}-title`} className="my-1 text-h4">
        <EntryTitle occurrence={occurrence} />
      </h3>
      <EntryFacts occurrence={occurrence} />
      <EntryMore occurrence={occurrence} />
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className="icon-button absolute top-1 right-1"
      >
        <Icon of={X} />
        <span className="sr-only">{t.close}</span>
      </button>
    </div>
  );
}

function sheetId({ key }: CalendarOccurrence): string {
  return `entry-${key}`;
}

/**
 * One row of a day: nothing, a bar that starts here and spans a number of days, or one that
 * continues.
 */
type Lane = { key: string } & (
  | { holds: "nothing" }
  | {
      holds: "bar";
      occurrence: CalendarOccurrence;
      days: number;
      begins: boolean;
      ends: boolean;
    }
  | { holds: "rest"; occurrence: CalendarOccurrence }
);

type MonthDay = {
  day: Day;
  /** Entries of several days, from the top. */
  lanes: Lane[];
  /** Entries of this day only. */
  singles: CalendarOccurrence[];
};

/** The days of a month's grid: whole weeks, Monday to Sunday. */
export function daysOfSheet(month: Month): { from: Day; to: Day } {
  const { from, to } = daysOfMonth(month);
  return { from: addDays(from, -weekdayOf(from)), to: addDays(to, 6 - weekdayOf(to)) };
}

/** A month's grid, week by week. An entry of several days keeps its row through the week. */
function weeksOfMonth(month: Month, occurrences: readonly CalendarOccurrence[]) {
  const { from, to } = daysOfSheet(month);
  const weeks = (daysBetween(from, to) + 1) / 7;
  return Array.from({ length: weeks }, (_, week) => layWeek(addDays(from, week * 7), occurrences));
}

function layWeek(monday: Day, occurrences: readonly CalendarOccurrence[]): MonthDay[] {
  const sunday = addDays(monday, 6);
  const here = occurrences.filter(({ from, to }) => from <= sunday && to >= monday);
  const week: MonthDay[] = Array.from({ length: 7 }, (_, place) => {
    const day = addDays(monday, place);
    const singles = here.filter(({ from, to }) => from === day && to === day);
    return { day, lanes: [], singles };
  });
  for (const occurrence of here.filter(({ from, to }) => from !== to)) {
    const first = Math.max(0, daysBetween(monday, occurrence.from));
    const last = Math.min(6, daysBetween(monday, occurrence.to));
    const covered = week.slice(first, last + 1);
    const lane = freeLane(covered);
    const { key } = occurrence;
    for (const [place, { lanes }] of covered.entries()) {
      while (lanes.length < lane) lanes.push({ key: `${lanes.length}`, holds: "nothing" });
      lanes[lane] =
        place > 0
          ? { key, holds: "rest", occurrence }
          : {
              key,
              holds: "bar",
              occurrence,
              days: covered.length,
              begins: occurrence.from >= monday,
              ends: occurrence.to <= sunday,
            };
    }
  }
  return week;
}

/** The first row that is free on all of these days. */
function freeLane(days: readonly MonthDay[]): number {
  let lane = 0;
  while (days.some(({ lanes }) => (lanes[lane]?.holds ?? "nothing") !== "nothing")) lane += 1;
  return lane;
}
