import sectionsTexts from "messages:site/sections/sections";
import type { ListedEvent } from "../../../data/events/events.ts";
import { type Focus, focusOf } from "../../../data/gallery/print-focus.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { EventDay } from "../invites/event-day.tsx";
import { EventFacts, EventStanding } from "../invites/event-facts.tsx";
import "./stage-tickets.css";

export type TicketEvent = ListedEvent & { focus: Focus | undefined };

/** An event with the focus of its picture. */
export function ticketOf(event: ListedEvent): TicketEvent {
  return { ...event, focus: event.cover ? focusOf(event.cover) : undefined };
}

/** The next evenings on stage, each on a ticket with its picture on the stub. */
export function StageTickets({ events }: { events: TicketEvent[] }) {
  const t = useTexts(sectionsTexts).comingUp;
  return (
    <section className="stage-coming">
      <div className="page">
        <div className="on-pine flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2>{t.title}</h2>
          <CutLink to="/calendar" arrow>
            {t.calendar}
          </CutLink>
        </div>
        <ol>
          {events.map((event) => (
            <Ticket key={event.id} event={event} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Ticket({ event }: { event: TicketEvent }) {
  const edit = useEditMark();
  const t = useTexts(sectionsTexts).comingUp;
  const address = eventPath(event.slug);
  const own = useLangOf(event.language);
  return (
    <li data-edit={edit?.("events", event.id)} className="ticket">
      <div>
        <EventDay startsAt={event.starts_at} />
        <h3>
          <SiteLink
            to={address}
            {...own}
            className="decoration-pine-300 decoration-2 underline-offset-6 hover:underline"
          >
            {event.title}
          </SiteLink>{" "}
          <EnglishMark language={event.language} />
        </h3>
        {event.summary && (
          <p {...own} className="text-large">
            {event.summary}
          </p>
        )}
        <EventFacts event={event} />
        <div className="empty:hidden">
          {event.rsvps === "open" ? (
            <ButtonLink to={address} variant="outline2" aria-label={t.replyTo(event.title)}>
              {t.rsvp}
            </ButtonLink>
          ) : (
            <EventStanding event={event} />
          )}
        </div>
      </div>
      {event.cover && (
        <Picture
          src={event.cover}
          alt=""
          width={event.cover_width}
          height={event.cover_height}
          focus={event.focus}
          sizes="(min-width: 60rem) 46vw, 100vw"
          className="still"
        />
      )}
    </li>
  );
}
