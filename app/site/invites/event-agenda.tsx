import type { ReactNode } from "react";
import { type Month, monthOf } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { ListedEvent } from "../../../data/events/events.ts";
import type { Language } from "../../../data/languages.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { monthAndYear } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { EventFacts } from "./event-facts.tsx";
import { HungDay } from "./hung-day.tsx";
import { EventPicture, EventReply, placeOfEvent } from "./listed-event.tsx";
import { type AgendaMonth, MonthRow } from "./month-row.tsx";

type AgendaProps = {
  events: ListedEvent[];
  /** The event that opens the page; it is not repeated in its month. */
  opening: ListedEvent | undefined;
  isPast: boolean;
  /** No further events follow, so that an empty month is known to be empty. */
  isComplete: boolean;
  filters: ReactNode;
};

/** All months as lines with flags, then each with its events. */
export function EventAgenda({ events, opening, isPast, isComplete, filters }: AgendaProps) {
  const months = byMonth(events, useLanguage());
  return (
    <>
      <MonthRow
        months={months}
        opening={opening}
        fills={isComplete && (isPast ? "back" : "ahead")}
      />
      {filters}
      {months.map(({ month, name, events: held }) => (
        <AgendaSection
          key={month}
          month={month}
          name={name}
          events={held.filter((event) => event !== opening)}
        />
      ))}
    </>
  );
}

/**
 * A month in which no event stands in half a row: one, or the first of an odd number, is large, the others are in
 * pairs; of four and ten the first is large, and the others are in threes.
 */
function AgendaSection({ month, name, events }: AgendaMonth) {
  if (events.length === 0) return null;
  const isInThrees = events.length % 6 === 4 && events[0]?.cover !== null;
  const isLed = isInThrees || events.length % 2 === 1;
  return (
    <section id={`month-${month}`} aria-labelledby={`name-${month}`} className="agenda-month">
      <h2 id={`name-${month}`}>{name}</h2>
      <ol className={isInThrees ? "in-threes" : undefined}>
        {events.map((event, place) => (
          <AgendaEntry
            key={event.id}
            event={event}
            size={isLed && place === 0 ? "large" : isInThrees ? "third" : "half"}
          />
        ))}
      </ol>
    </section>
  );
}

function byMonth(events: ListedEvent[], language: Language) {
  const months: AgendaMonth[] = [];
  for (const event of events) {
    const month: Month = monthOf(indianDay(event.starts_at));
    const last = months.at(-1);
    if (last?.month === month) last.events.push(event);
    else months.push({ month, name: monthAndYear(event.starts_at, language), events: [event] });
  }
  return months;
}

type EntryProps = { event: ListedEvent; size: keyof typeof titleSizes };

const titleSizes = {
  large: "text-h2 md:max-2xl:text-h3",
  half: "text-h3",
  third: "text-h3 md:text-h4 2xl:text-h3",
};

/** Beyond so many letters the title of a large entry is set smaller. */
const longTitle = 60;

function AgendaEntry({ event, size }: EntryProps) {
  const edit = useEditMark();
  const own = useLangOf(event.language);
  const isLarge = size === "large";
  return (
    <li
      id={placeOfEvent(event)}
      data-edit={edit?.("events", event.id)}
      className={`agenda-entry ${isLarge ? "large" : ""}`}
    >
      <HungDay event={event} className="agenda-day" />
      <div className="agenda-words">
        <h3 className={titleSizes[isLarge && event.title.length > longTitle ? "half" : size]}>
          <SiteLink to={eventPath(event.slug)} className="agenda-link" {...own}>
            {event.title}
          </SiteLink>{" "}
          <EnglishMark language={event.language} />
        </h3>
        <EventFacts event={event} />
        {event.summary && (
          <p {...own} className={`mt-2 max-w-160 leading-normal ${isLarge ? "text-lead" : ""}`}>
            {event.summary}
          </p>
        )}
        <EventReply event={event} />
      </div>
      <EventPicture
        event={event}
        className="agenda-picture"
        sizes={isLarge ? "(min-width: 60rem) 58vw, 100vw" : undefined}
      />
    </li>
  );
}
