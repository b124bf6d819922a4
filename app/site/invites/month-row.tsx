import invitesTexts from "messages:site/invites/invites";
import { addMonths, type Day, type Month, monthOf } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { useLanguage } from "../../language/language.ts";
import { monthAndYear } from "../../ui/dates.ts";
import { type Held, MonthDrawn } from "./month-drawn.tsx";

type RowProps = {
  /** The months with events, in the order of the list. */
  months: { month: Month; name: string }[];
  events: Held[];
  today: Day;
  /** Whether empty months fill the row, towards which side; not while further events may be in them. */
  fills: "ahead" | "back" | false;
};

/** A row has at least so many sheets, if it may be filled. */
const inRow = 4;

/** The months side by side as calendar sheets; the name of each leads to its events. */
export function MonthRow({ months, events, today, fills }: RowProps) {
  const language = useLanguage();
  const t = invitesTexts[language];
  const last = months.at(-1)?.month ?? monthOf(today);
  const step = fills === "back" ? -1 : 1;
  const empty = Array.from({ length: fills ? Math.max(0, inRow - months.length) : 0 }, (_, place) =>
    addMonths(last, step * (place + 1)),
  );
  return (
    <nav aria-label={t.months} className="month-row no-print">
      <ul>
        {months.map(({ month, name }) => (
          <li key={month}>
            <a href={`#month-${month}`}>
              <span className="month-name">{name}</span>{" "}
              <span className="numbers text-small text-ink-2">
                {t.held(events.filter((event) => isHeldIn(event, month)).length)}
              </span>
            </a>
            <MonthDrawn month={month} events={events} today={today} />
          </li>
        ))}
        {empty.map((month) => (
          <li key={month} className="month-empty">
            <p>
              <span className="month-name">{monthAndYear(`${month}-15`, language)}</span>{" "}
              <span className="text-small text-ink-2">{t.held(0)}</span>
            </p>
            <MonthDrawn month={month} events={[]} today={today} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isHeldIn(event: Held, month: Month): boolean {
  return monthOf(indianDay(event.starts_at)) === month;
}
