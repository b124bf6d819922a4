import calendarTexts from "messages:site/calendar/calendar";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import { type Day, type Month, monthOf } from "../../../data/calendar/days.ts";
import { useLanguage } from "../../language/language.ts";
import { dayParts, monthAndYear } from "../../ui/dates.ts";
import { dayId, dayInList, isSunday } from "./calendar-agenda.tsx";
import { type Days, type MonthDay, weeksOf } from "./sheet-weeks.ts";
import "./small-sheet.css";

type SmallSheetProps = {
  month: Month | null;
  days: Days;
  /** The days that the agenda lists. */
  listed: Days;
  today: Day;
  occurrences: CalendarOccurrence[];
};

/**
 * On a phone, above the agenda: the same weeks in small, as they hang on the wall. A day on which something
 * begins leads to its entries.
 */
export function SmallSheet({ month, days, listed, today, occurrences }: SmallSheetProps) {
  const language = useLanguage();
  const t = calendarTexts[language];
  const begins = new Set(
    occurrences
      .filter(({ from, to }) => to >= listed.from && from <= listed.to)
      .map((one) => dayInList(one, listed.from)),
  );
  return (
    <nav
      aria-label={month ? monthAndYear(`${month}-01`, language) : t.coming}
      className="small-sheet no-print"
    >
      <p aria-hidden>
        {t.weekdays.map(([short, long]) => (
          <span key={long}>{short}</span>
        ))}
      </p>
      <ol>
        {weeksOf(days, occurrences)
          .flat()
          .map((one) => (
            <SmallDay
              key={one.day}
              {...one}
              isToday={one.day === today}
              isOutside={month ? monthOf(one.day) !== month : one.day < today}
              isLinked={begins.has(one.day)}
            />
          ))}
      </ol>
    </nav>
  );
}

type SmallDayProps = MonthDay & { isToday: boolean; isOutside: boolean; isLinked: boolean };

function SmallDay({ day, lanes, singles, isToday, isOutside, isLinked }: SmallDayProps) {
  const kinds = [
    ...lanes.flatMap((lane) => (lane.holds === "nothing" ? [] : [lane.occurrence.kind])),
    ...singles.map(({ kind }) => kind),
  ];
  const { month } = dayParts(day, useLanguage());
  const number = (
    <time dateTime={day}>
      {Number(day.slice(8))}
      <span className="sr-only"> {month}</span>
    </time>
  );
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      data-sunday={isSunday(day)}
      data-outside={isOutside || undefined}
      data-kind={kinds.includes("holiday") ? "holiday" : undefined}
    >
      {isLinked ? <a href={`#${dayId(day)}`}>{number}</a> : number}
      <span aria-hidden className="small-marks">
        {[...new Set(kinds)].slice(0, 3).map((kind) => (
          <span key={kind} className="kind-square" data-kind={kind} />
        ))}
      </span>
    </li>
  );
}
