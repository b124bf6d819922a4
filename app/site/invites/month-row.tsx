import invitesTexts from "messages:site/invites/invites";
import { addMonths, type Month } from "../../../data/calendar/days.ts";
import type { ListedEvent } from "../../../data/events/events.ts";
import { campusName, campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { dayParts, fullDate, monthAndYear } from "../../ui/dates.ts";
import { placeOfEvent } from "./listed-event.tsx";

export type AgendaMonth = { month: Month; name: string; events: ListedEvent[] };

type RowProps = {
  /** The months with events, in the order of the list. */
  months: AgendaMonth[];
  /** The event that opens the page and stands in no month below. */
  opening: ListedEvent | undefined;
  /** Whether empty months fill the row, towards which side; not while further events may be in them. */
  fills: "ahead" | "back" | false;
};

/** A row has at least so many months, if it may be filled. */
const inRow = 4;

/** Up to so many flags hang on a cord that sags; with more the cord is straight, and they may wrap. */
const onSaggingCord = 5;

/**
 * The months side by side on one cord, with a flag for every event, in the colour of its campus: the month
 * leads to its events, a flag to one.
 */
export function MonthRow({ months, opening, fills }: RowProps) {
  const language = useLanguage();
  const t = invitesTexts[language];
  const last = months.at(-1)?.month;
  const step = fills === "back" ? -1 : 1;
  const empty =
    last && fills
      ? Array.from({ length: Math.max(0, inRow - months.length) }, (_, place) =>
          addMonths(last, step * (place + 1)),
        )
      : [];
  return (
    <nav aria-label={t.months} className="month-row no-print">
      <ul>
        {months.map(({ month, name, events }) => (
          <li key={month}>
            <a href={`#${placeOfMonth(month, events, opening)}`} className="month-link">
              <span className="month-name">{name}</span>{" "}
              <span className="numbers text-small text-ink-2">{t.held(events.length)}</span>
            </a>
            {events.length <= onSaggingCord && <Cord />}
            <ol className="flags numbers">
              {events.map((event) => (
                <li key={event.id}>
                  <Flag event={event} />
                </li>
              ))}
            </ol>
          </li>
        ))}
        {empty.map((month) => (
          <li key={month} className="month-empty">
            <p className="month-link">
              <span className="month-name">{monthAndYear(`${month}-15`, language)}</span>{" "}
              <span className="text-small">{t.held(0)}</span>
            </p>
            <Cord />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** From one end of a month to the other; how low it hangs at each flag is in opening.css. */
function Cord() {
  return (
    <svg aria-hidden viewBox="0 0 100 20" preserveAspectRatio="none" className="month-cord">
      <path d="M0 0Q50 38 100 0" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The section of a month; a month that has only the opening leads to it. */
function placeOfMonth(month: Month, events: ListedEvent[], opening: ListedEvent | undefined) {
  const isOnlyOpening = opening && events.every((event) => event === opening);
  return isOnlyOpening ? placeOfEvent(opening) : `month-${month}`;
}

function Flag({ event }: { event: ListedEvent }) {
  const language = useLanguage();
  const { campus, starts_at, cancelled_at } = event;
  return (
    <a
      href={`#${placeOfEvent(event)}`}
      data-mark={campusOf(campus, language)?.mark}
      data-off={cancelled_at ? "" : undefined}
      className="day-flag"
    >
      <span aria-hidden>{dayParts(starts_at, language).day}</span>
      <span className="sr-only">
        {fullDate(starts_at, language)}, {campusName(campus, language)}
      </span>
    </a>
  );
}
