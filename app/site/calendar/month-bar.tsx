import calendarTexts from "messages:site/calendar/calendar";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useSearchParams } from "react-router";
import { addMonths, type Month, schoolYearOf } from "../../../data/calendar/days.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { monthAndYear } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../../styles/filters.css";

type View = "month" | "agenda";

/** The calendar's address with one parameter changed, or removed for null; the others stay. */
function useCalendarAddress() {
  const [search] = useSearchParams();
  return (name: "month" | "view", value: string | null) => {
    const kept = ["view", "month", "campus", "level", "kind"].flatMap((one) => {
      const said = one === name ? value : search.get(one);
      return said ? [[one, said]] : [];
    });
    const chosen = new URLSearchParams(kept);
    return chosen.size > 0 ? `/calendar?${chosen}` : "/calendar";
  };
}

type BarProps = { month: Month | null; now: Month; view: View | null };

/** The month, or the coming weeks, with the months beside, a link to today, and the two views. */
export function MonthBar({ month, now, view }: BarProps) {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const address = useCalendarAddress();
  const name = (one: Month) => monthAndYear(`${one}-01`, language);
  // From the last school year to the next: there is nothing beyond, and crawlers would never stop.
  const year = schoolYearOf(`${now}-01`);
  const [earliest, latest] = [`${year - 1}-04`, `${year + 2}-03`];
  const beside = [
    { to: month ? addMonths(month, -1) : now, icon: ChevronLeft },
    { to: addMonths(month ?? now, 1), icon: ChevronRight },
  ].map(({ to, icon }) => ({ to, icon, exists: to >= earliest && to <= latest }));
  return (
    <div className="calendar-name on-pine">
      <h2 className="numbers">{month ? name(month) : t.coming}</h2>
      <nav aria-label={t.months} className="no-print mr-auto -ml-2.5 flex items-center gap-1">
        {beside.map(
          ({ to, icon, exists }) =>
            exists && (
              <SiteLink
                key={to}
                to={address("month", to)}
                preventScrollReset
                className="icon-button"
              >
                <Icon of={icon} />
                <span className="sr-only">{name(to)}</span>
              </SiteLink>
            ),
        )}
        {month && (
          <SiteLink to={address("month", null)} preventScrollReset className="filter-link">
            {t.today}
          </SiteLink>
        )}
      </nav>
      {view ? (
        <ViewSwitch current={view} />
      ) : (
        // Until a view is chosen the screen's width decides, so the switch also shows which view is
        // on.
        <>
          <ViewSwitch current="agenda" className="md:hidden" />
          <ViewSwitch current="month" className="max-md:hidden" />
        </>
      )}
    </div>
  );
}

function ViewSwitch({ current, className = "" }: { current: View; className?: string }) {
  const t = useTexts(calendarTexts);
  const address = useCalendarAddress();
  return (
    <nav aria-label={t.view} className={`no-print ${className}`}>
      <ul className="flex gap-x-0.5">
        {(["month", "agenda"] as const).map((view) => (
          <li key={view}>
            <SiteLink
              to={address("view", view)}
              preventScrollReset
              aria-current={view === current ? "true" : undefined}
              className="filter-link"
            >
              {t[view]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
