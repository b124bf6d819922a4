import plannerTexts from "messages:site/calendar/planner";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import {
  addDays,
  type Day,
  daysBetween,
  daysOfMonth,
  type Month,
} from "../../../data/calendar/days.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { monthAndYear, shortMonth } from "../../ui/dates.ts";
import { kindOfDay } from "./planner-month.tsx";

type YearIndexProps = { months: Month[]; occurrences: CalendarOccurrence[]; today: Day };

/** The year as a thumb index: each month leads to its days, and shows how full it is. */
export function YearIndex({ months, occurrences, today }: YearIndexProps) {
  const t = useTexts(plannerTexts);
  return (
    <nav aria-label={t.months} className="planner-index no-print">
      <ol>
        {months.map((month) => (
          <li key={month}>
            <MonthTab month={month} occurrences={occurrences} today={today} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type MonthTabProps = Omit<YearIndexProps, "months"> & { month: Month };

function MonthTab({ month, occurrences, today }: MonthTabProps) {
  const language = useLanguage();
  const { from, to } = daysOfMonth(month);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, place) =>
    addDays(from, place),
  );
  const isNow = today >= from && today <= to;
  return (
    <a
      href={`#month-${month}`}
      aria-current={isNow ? "date" : undefined}
      data-past={to < today || undefined}
    >
      <span aria-hidden>{shortMonth(from, language)}</span>
      <span className="sr-only">{monthAndYear(from, language)}</span>
      <svg aria-hidden viewBox="0 0 31 10" preserveAspectRatio="none">
        {days.map((day, place) => {
          const kind = kindOfDay(day, occurrences);
          return kind && <path key={day} data-kind={kind} d={`M${place} 0h1v10h-1z`} />;
        })}
        {isNow && <path className="now" d={`M${Number(today.slice(8)) - 0.5} 0v10`} />}
      </svg>
    </a>
  );
}
