import invitesTexts from "messages:site/invites/invites";
import type { ReactNode } from "react";
import type { ListedEvent } from "../../../data/events/events.ts";
import type { Focus } from "../../../data/gallery/print-focus.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { EventFacts, EventStanding } from "./event-facts.tsx";
import { HungDay } from "./hung-day.tsx";
import { EventPicture, EventReply, placeOfEvent } from "./listed-event.tsx";

type OpeningProps = {
  event: ListedEvent;
  focus: Focus | undefined;
  isPast: boolean;
  /** The top of the page. */
  children: ReactNode;
};

/** The first screen: the top of the page and the event that is on or comes next, beside its large picture. */
export function EventOpening({ event, focus, isPast, children }: OpeningProps) {
  const { opening } = useTexts(invitesTexts);
  const edit = useEditMark();
  const own = useLangOf(event.language);
  const address = eventPath(event.slug);
  return (
    <div className="event-opening">
      {children}
      {event.cover && (
        // The title is the link for the keyboard and for screen readers.
        <SiteLink to={address} tabIndex={-1} aria-hidden className="opening-frame">
          <EventPicture
            event={event}
            className="opening-picture"
            focus={focus}
            sizes="(min-width: 75rem) 56vw, 100vw"
            first
          />
        </SiteLink>
      )}
      <section
        id={placeOfEvent(event)}
        aria-labelledby="opening-title"
        data-edit={edit?.("events", event.id)}
        className="opening-words"
      >
        <div className="opening-day">
          <HungDay event={event} month />
          {event.isOn ? (
            <EventStanding event={event} />
          ) : (
            <p className="text-small text-ink-2">{isPast ? opening.past : opening.coming}</p>
          )}
        </div>
        <h2 id="opening-title" className="mt-4 text-h3">
          <SiteLink to={address} className="agenda-link" {...own}>
            {event.title}
          </SiteLink>{" "}
          <EnglishMark language={event.language} />
        </h2>
        <EventFacts event={event} />
        {event.summary && (
          <p {...own} className="mt-2 max-w-160 leading-normal">
            {event.summary}
          </p>
        )}
        <EventReply event={event} isStandingSaid={event.isOn} />
      </section>
    </div>
  );
}
