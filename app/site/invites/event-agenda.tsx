import invitesTexts from "messages:site/invites/invites";
import { useViewTransitionState } from "react-router";
import { type Day, type Month, monthOf } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { ListedEvent } from "../../../data/events/events.ts";
import type { Language } from "../../../data/languages.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate, monthAndYear } from "../../ui/dates.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { EventDay } from "./event-day.tsx";
import { EventFacts, EventStanding } from "./event-facts.tsx";
import { MonthRow } from "./month-row.tsx";

/** Events month by month: all months as a row of calendar sheets, then each opens with a large picture of its first event. */
export function EventAgenda({
  events,
  today,
  isPast,
  isComplete,
  isFirstPage,
}: {
  events: ListedEvent[];
  today: Day;
  isPast: boolean;
  /** No further events follow, so that an empty month is known to be empty. */
  isComplete: boolean;
  isFirstPage: boolean;
}) {
  const language = useLanguage();
  const months = byMonth(events, language);
  return (
    <>
      <MonthRow
        months={months.map(({ month, name }) => ({ month, name }))}
        events={events}
        today={today}
        fills={isComplete && (isPast ? "back" : "ahead")}
      />
      {months.map(({ month, name, events: held }, index) => (
        <section
          key={month}
          id={`month-${month}`}
          aria-labelledby={`name-${month}`}
          className="agenda-month"
        >
          <h2 id={`name-${month}`}>{name}</h2>
          <ol>
            {held.map((event, place) => (
              <AgendaEntry
                key={event.id}
                event={event}
                large={place === 0 && event.cover !== null}
                first={isFirstPage && index === 0}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function byMonth(events: ListedEvent[], language: Language) {
  const months: { month: Month; name: string; events: ListedEvent[] }[] = [];
  for (const event of events) {
    const month = monthOf(indianDay(event.starts_at));
    const last = months.at(-1);
    if (last?.month === month) last.events.push(event);
    else months.push({ month, name: monthAndYear(event.starts_at, language), events: [event] });
  }
  return months;
}

function AgendaEntry({
  event,
  large,
  first,
}: {
  event: ListedEvent;
  large: boolean;
  /** Its picture is on the first screen. */
  first: boolean;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = invitesTexts[language];
  const own = useLangOf(event.language);
  const address = `/invites/${event.slug}`;
  const travels = useViewTransitionState(address);
  const takesRsvps = event.rsvps === "open" || event.rsvps === "waiting list";
  return (
    <li data-edit={edit?.("events", event.id)} className={`agenda-entry ${large ? "large" : ""}`}>
      <div className="agenda-day">
        <EventDay startsAt={event.starts_at} month={false} />
      </div>
      <div className="agenda-words">
        <h3 className={large ? "text-h2" : "text-h3"}>
          <SiteLink to={address} className="agenda-link" {...own}>
            {event.title}
          </SiteLink>{" "}
          <EnglishMark language={event.language} />
        </h3>
        <EventFacts event={event} />
        {event.summary && (
          <p {...own} className={`mt-2 max-w-160 leading-normal ${large ? "text-lead" : ""}`}>
            {event.summary}
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
          {takesRsvps && (
            <ButtonLink
              to={address}
              variant="outline2"
              size="small"
              className="relative max-md:min-h-11"
              aria-label={t.replyTo(event.title)}
            >
              {t.rsvp}
            </ButtonLink>
          )}
          <EventStanding event={event} />
          {takesRsvps && event.rsvp_until && (
            <span className="numbers text-small text-ink-2">
              {t.rsvpBy(fullDate(event.rsvp_until, language))}
            </span>
          )}
        </div>
      </div>
      {event.cover && (
        <span className={`print agenda-picture ${travels ? "travelling" : ""}`}>
          <PictureImage
            src={event.cover}
            alt=""
            width={event.cover_width ?? 1600}
            height={event.cover_height ?? 1000}
            sizes={large ? "(min-width: 60rem) 58vw, 100vw" : undefined}
            first={large && first}
          />
        </span>
      )}
    </li>
  );
}
