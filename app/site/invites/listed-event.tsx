import invitesTexts from "messages:site/invites/invites";
import { useViewTransitionState } from "react-router";
import type { ListedEvent } from "../../../data/events/events.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { useLanguage } from "../../language/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { PictureImage, type PictureProps } from "../../ui/picture.tsx";
import { EventStanding } from "./event-facts.tsx";

/** Where an event stands on the page of events. */
export function placeOfEvent({ slug }: Pick<ListedEvent, "slug">): string {
  return `event-${slug}`;
}

type ReplyProps = {
  event: ListedEvent;
  /** Whether its state is said elsewhere. */
  isStandingSaid?: boolean;
};

/** The way to reply to an event, its state, and the last day for a reply. */
export function EventReply({ event, isStandingSaid = false }: ReplyProps) {
  const language = useLanguage();
  const t = invitesTexts[language];
  const takesRsvps = event.rsvps === "open" || event.rsvps === "waiting list";
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {takesRsvps && (
        <ButtonLink
          to={eventPath(event.slug)}
          variant="outline2"
          size="small"
          className="relative max-md:min-h-11"
          aria-label={t.replyTo(event.title)}
        >
          {t.rsvp}
        </ButtonLink>
      )}
      {!isStandingSaid && <EventStanding event={event} />}
      {takesRsvps && event.rsvp_until && (
        <span className="numbers text-small text-ink-2">
          {t.rsvpBy(fullDate(event.rsvp_until, language))}
        </span>
      )}
    </div>
  );
}

type EventPictureProps = Pick<PictureProps, "focus" | "sizes" | "first"> & {
  event: ListedEvent;
  className: string;
};

/** The picture of an event in a frame, from which it travels to the event's own page; nothing without one. */
export function EventPicture({ event, className, ...image }: EventPictureProps) {
  const travels = useViewTransitionState(eventPath(event.slug));
  if (!event.cover) return null;
  return (
    <span className={`print ${className} ${travels ? "travelling" : ""}`}>
      <PictureImage
        src={event.cover}
        alt=""
        width={event.cover_width}
        height={event.cover_height}
        focus={image.focus}
        sizes={image.sizes}
        first={image.first}
      />
    </span>
  );
}
