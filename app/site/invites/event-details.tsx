import type { ReactNode } from "react";
import { eventCategories } from "../../../data/event-categories.ts";
import type { SchoolEvent } from "../../../data/events.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, fullDate, lastDay, timeSpan } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";

type EventDetailsProps = { event: SchoolEvent; action: ReactNode };

/** What one asks of an event first: when, where, and whether to say that one comes. */
export function EventDetails({ event, action }: EventDetailsProps) {
  const category = eventCategories.find(({ id }) => id === event.category);
  return (
    <aside aria-label={`About ${event.title}`} className="event-details grid content-start">
      <Card title="When">
        <When event={event} />
        {event.isOn && !event.cancelled_at && (
          <p className="mt-2">
            <Status kind="good">On now</Status>
          </p>
        )}
        <div className="mt-4">{action}</div>
      </Card>
      <Card title="Where">
        {event.venue && <p className="font-semibold">{event.venue}</p>}
        <p className="text-ink-2">
          <CampusMark campus={event.campus} />
        </p>
      </Card>
      <Card title="Replies">
        {event.replies === "waiting list" && (
          <p className="mb-1">
            <Status kind="waiting">Waiting list</Status>
          </p>
        )}
        <p className="numbers">{sentenceOnReplies(event)}</p>
      </Card>
      {category && (
        <Card title="Kind">
          <SiteLink
            to={`/invites?category=${category.id}`}
            className="underline decoration-pine-300 decoration-2 underline-offset-4 hover:decoration-current"
          >
            {category.name}
          </SiteLink>
        </Card>
      )}
    </aside>
  );
}

function When({ event }: { event: SchoolEvent }) {
  const { day, month, weekday, year } = dayParts(event.starts_at);
  const end = lastDay(event.starts_at, event.ends_at);
  const hours = event.all_day ? "All day" : timeSpan(event.starts_at, event.ends_at);
  return (
    <time dateTime={event.starts_at} className="numbers block">
      <span className="block font-display text-numeral font-[440] tracking-[-0.025em] text-pine-800">
        {day}{" "}
        <span className="text-[0.42em] tracking-normal text-ink">
          {month} {year}
        </span>
      </span>{" "}
      <span className="mt-1 block font-semibold">
        {weekday}
        {end ? ` ${end}` : `, ${hours}`}
      </span>{" "}
      {end && <span className="block text-ink-2">{hours}</span>}
    </time>
  );
}

function sentenceOnReplies(event: SchoolEvent): string {
  const until = event.rsvp_until && `until ${fullDate(event.rsvp_until)}`;
  if (event.cancelled_at) return "This event will not take place.";
  if (event.isOver) return "This event is over.";
  switch (event.replies) {
    case "none":
      return "No reply needed: just come.";
    case "closed":
      return event.rsvp_until
        ? `Replies were open until ${fullDate(event.rsvp_until)}.`
        : "Replies are closed.";
    case "waiting list":
      return `All ${event.capacity} places are taken. The waiting list is open${until ? ` ${until}` : ""}.`;
    case "open":
      return [
        event.placesLeft === null
          ? "As many as come"
          : `${event.placesLeft} of ${event.capacity} places left`,
        until && `please reply ${until}`,
      ]
        .filter(Boolean)
        .join("; ")
        .concat(".");
  }
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-ink pt-3.5 pb-6">
      <h2 className="mb-2 text-[1.3125rem]/[1.2]">{title}</h2>
      {children}
    </section>
  );
}
