import calendarTexts from "messages:site/calendar/calendar";
import { X } from "lucide-react";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import { type Day, type Month, monthOf } from "../../../data/calendar/days.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { entryMark } from "../../pencils/entry-mark.ts";
import { dayParts, monthAndYear, timeSpan } from "../../ui/dates.ts";
import { whenSpan } from "../../ui/entry-hours.ts";
import { Icon } from "../../ui/icon.tsx";
import { fullTitle } from "./calendar-file.ts";
import { EntryFacts, EntryMore, EntryTitle, useKindName } from "./entry-details.tsx";
import { type Days, type Lane, type MonthDay, weeksOf } from "./sheet-weeks.ts";
import { WeekdayHead } from "./weekday-head.tsx";

/** The campus and level that the page is already filtered by. */
type Around = { campus: string | null; level: string | null };

type SheetProps = {
  /** The month that is shown whole; null for the coming weeks. */
  month: Month | null;
  days: Days;
  today: Day;
  occurrences: CalendarOccurrence[];
  around: Around;
};

/** A month, or the coming weeks, as a grid of weeks. Every entry is a button that opens its details without a script. */
export function MonthSheet({ month, days, today, occurrences, around }: SheetProps) {
  const language = useLanguage();
  const t = calendarTexts[language];
  const { from, to } = days;
  const shown = occurrences.filter((one) => one.from <= to && one.to >= from);
  return (
    <>
      <table className="month-sheet">
        <caption className="sr-only">
          {month ? monthAndYear(`${month}-01`, language) : t.coming}
        </caption>
        <WeekdayHead />
        <tbody>
          {weeksOf(days, shown).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell
                  key={day.day}
                  {...day}
                  isToday={day.day === today}
                  isOutside={month ? monthOf(day.day) !== month : day.day < today}
                  isNamed={!month && (day.day === from || day.day.endsWith("-01"))}
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
  /** Of another month, or past. */
  isOutside: boolean;
  /** The name of the month stands beside the number. */
  isNamed: boolean;
  around: Around;
};

function DayCell({ day, lanes, singles, isToday, isOutside, isNamed, around }: DayCellProps) {
  const language = useLanguage();
  const t = calendarTexts[language];
  return (
    <td aria-current={isToday ? "date" : undefined} data-outside={isOutside || undefined}>
      <time dateTime={day} className="numbers day-number">
        {Number(day.slice(8))}
        {isToday && <span className="sr-only"> ({t.today})</span>}
      </time>
      {isNamed && <span className="day-month">{dayParts(day, language).month}</span>}
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

function Continued({ occurrence: { title, kind, language } }: { occurrence: CalendarOccurrence }) {
  const t = useTexts(calendarTexts);
  return (
    <li className="lane" data-kind={kind}>
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
  // What comes every week is a quiet line; its hour and campus are in its details.
  const isSeries = occurrence.repeats?.frequency === "WEEKLY" && occurrence.from === occurrence.to;
  const title = isSeries ? occurrence.title : fullTitle(occurrence, around, language);
  const hours = isSeries ? null : occurrence.hours;
  return (
    <button
      type="button"
      popoverTarget={sheetId(occurrence)}
      className="sheet-entry"
      data-kind={occurrence.kind}
      data-cancelled={occurrence.isCancelled || undefined}
      data-series={isSeries || undefined}
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
