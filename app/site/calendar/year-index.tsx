import plannerTexts from "messages:site/calendar/planner";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import { type Day, daysOfMonth, type Month } from "../../../data/calendar/days.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { monthAndYear, shortMonth } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { MonthRibbon } from "./month-ribbon.tsx";

type TabProps = { occurrences: CalendarOccurrence[]; today: Day };

type YearIndexProps = TabProps & {
  months: Month[];
  /** The month at which the planner is open. */
  open: Month;
  addressOf: (month: Month) => string;
};

/**
 * The year as a thumb index that stays in view: each month leads to its days, and shows how full it is. Those of
 * the half-year that lies below have its paper.
 */
export function YearIndex({ months, open, addressOf, ...tab }: YearIndexProps) {
  const t = useTexts(plannerTexts);
  const isSecond = months.indexOf(open) >= 6;
  return (
    <nav aria-label={t.months} className="planner-index no-print">
      <ol>
        {months.map((month, place) => (
          <li key={month} data-half={place >= 6 === isSecond || undefined}>
            <MonthTab {...tab} month={month} to={addressOf(month)} isOpen={month === open} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type MonthTabProps = TabProps & { month: Month; to: string; isOpen: boolean };

function MonthTab({ month, to: address, isOpen, occurrences, today }: MonthTabProps) {
  const language = useLanguage();
  const { from, to } = daysOfMonth(month);
  const isNow = today >= from && today <= to;
  return (
    <SiteLink
      to={address}
      prefetch="none"
      aria-current={isNow ? "date" : undefined}
      data-open={isOpen || undefined}
    >
      <span aria-hidden>{shortMonth(from, language)}</span>
      <span className="sr-only">{monthAndYear(from, language)}</span>
      <MonthRibbon from={from} to={to} occurrences={occurrences} today={today} />
    </SiteLink>
  );
}
