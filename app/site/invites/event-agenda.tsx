import invitesTexts from "messages:site/invites/invites";
import { useViewTransitionState } from "react-router";
import { type Day, monthOf } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { ListedEvent } from "../../../data/events/events.ts";
import type { Focus } from "../../../data/gallery/print-focus.ts";
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
import { MonthDrawn } from "./month-drawn.tsx";

/** Events month by month, each month drawn beside its ruled list; the first event may have a large picture. */
export function EventAgenda({
  events,
  today,
  opensLarge,
  focus,
}: {
  events: ListedEvent[];
  today: Day;
  opensLarge: boolean;
  /** Of the first picture, which is cropped when it is large. */
  focus?: Focus;
}) {
  const language = useLanguage();
  return (
    <div className="grid gap-y-12 lg:gap-y-16">
      {byMonth(events, language).map(({ month, events: held }, index) => (
        <section key={month} aria-label={month} className="agenda-month">
          <div className="agenda-month-head">
            <h2>{month}</h2>
            <MonthDrawn
              month={monthOf(indianDay(held[0]?.starts_at ?? today))}
              events={events}
              today={today}
            />
          </div>
          <ol className="border-t-2 border-ink">
            {held.map((event, place) => (
              <AgendaEntry
                key={event.id}
                event={event}
                large={opensLarge && index === 0 && place === 0 && event.cover !== null}
                focus={focus}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function byMonth(events: ListedEvent[], language: Language) {
  const months: { month: string; events: ListedEvent[] }[] = [];
  for (const event of events) {
    const month = monthAndYear(event.starts_at, language);
    const last = months.at(-1);
    if (last?.month === month) last.events.push(event);
    else months.push({ month, events: [event] });
  }
  return months;
}

function AgendaEntry({
  event,
  large,
  focus,
}: {
  event: ListedEvent;
  large: boolean;
  focus?: Focus;
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
        <h3 className={large ? "text-h2" : "text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)]"}>
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
            focus={large ? focus : undefined}
            sizes={large ? "(min-width: 60rem) 70vw, 100vw" : undefined}
            first={large}
          />
        </span>
      )}
    </li>
  );
}
