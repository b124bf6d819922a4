import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import { addDays, type Day, daysBetween } from "../../../data/calendar/days.ts";
import { kindOfDay } from "./kind-of-day.ts";

type RibbonProps = { from: Day; to: Day; occurrences: CalendarOccurrence[]; today: Day };

/** The days of a month in a row, to show how full it is: those with an entry, and today. */
export function MonthRibbon({ from, to, occurrences, today }: RibbonProps) {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, place) =>
    addDays(from, place),
  );
  const isNow = today >= from && today <= to;
  return (
    <svg
      aria-hidden
      viewBox="0 0 31 10"
      preserveAspectRatio="none"
      className="month-ribbon no-print"
    >
      {days.map((day, place) => {
        const kind = kindOfDay(day, occurrences);
        return kind && <path key={day} data-kind={kind} d={`M${place} 0h1v10h-1z`} />;
      })}
      {isNow && <path className="now" d={`M${Number(today.slice(8)) - 0.5} 0v10`} />}
    </svg>
  );
}
