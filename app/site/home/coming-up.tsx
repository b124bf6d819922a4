import type { ComingEvent } from "../../../data/events.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, lastDay, timeSpan } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** The next events as an agenda: the day large, then what, where and when. */
export function ComingUp({ events, lead }: { events: ComingEvent[]; lead?: string }) {
  return (
    <section className="page columns-12 py-section">
      <div className="col-span-full lg:col-span-4">
        <h2>Coming up</h2>
        {lead && <p className="mt-4 mb-5 max-w-[22rem] text-ink-2">{lead}</p>}
        <CutLink to="/calendar" arrow>
          Whole calendar
        </CutLink>
      </div>
      {events.length === 0 ? (
        <EmptyState
          title="Nothing is planned yet"
          heading="h3"
          className="col-span-full mt-9 lg:col-[5/13] lg:mt-0"
        >
          <p>No event is announced at the moment. The next ones appear here as soon as they are.</p>
        </EmptyState>
      ) : (
        <ol className="col-span-full mt-9 border-t-2 border-ink lg:col-[5/13] lg:mt-0">
          {events.map((event) => (
            <AgendaRow key={event.id} event={event} />
          ))}
        </ol>
      )}
    </section>
  );
}

function AgendaRow({ event }: { event: ComingEvent }) {
  const { day, month, weekday } = dayParts(event.starts_at);
  const end = lastDay(event.starts_at, event.ends_at);
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-x-gap gap-y-1 border-b border-line pt-5 pb-4.5 md:grid-cols-[9.25rem_minmax(0,1fr)_auto] md:items-center">
      <time
        dateTime={event.starts_at}
        className="items-center gap-x-2 md:grid md:grid-cols-[auto_1fr]"
      >
        <span className="numbers block min-w-[3.9rem] font-display text-[2.75rem]/[0.9] font-[440] tracking-[-0.03em] text-pine-800 max-md:mb-1.5 md:text-[3.5rem]/[0.9]">
          {day}
        </span>
        <span className="block text-small/[1.2] text-ink-2">
          {month}
          <br />
          {weekday}
        </span>
      </time>
      <div>
        <h3 className="text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)]">{event.title}</h3>
        <p className="numbers mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-0.5 text-base text-ink-2">
          <CampusMark campus={event.campus} />
          {event.venue && <span>{event.venue}</span>}
          {end && <span>{end}</span>}
          {!event.all_day && !end && <span>{timeSpan(event.starts_at, event.ends_at)}</span>}
        </p>
      </div>
      {event.takesReplies && (
        <ButtonLink
          to={`/invites#${event.slug}`}
          variant="outline2"
          className="max-md:col-start-2 max-md:mt-2.5 max-md:justify-self-start"
          aria-label={`Reply to ${event.title}`}
        >
          Reply
        </ButtonLink>
      )}
    </li>
  );
}
