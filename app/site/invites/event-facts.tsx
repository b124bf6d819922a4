import type { ListedEvent } from "../../../data/events.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { lastDay, timeSpan } from "../../ui/dates.ts";

type Facts = Pick<ListedEvent, "campus" | "venue" | "starts_at" | "ends_at" | "all_day">;

/** Where an event is and from when to when, on one line of a list. */
export function EventFacts({ event }: { event: Facts }) {
  const end = lastDay(event.starts_at, event.ends_at);
  return (
    <p className="numbers mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-0.5 text-base text-ink-2">
      <CampusMark campus={event.campus} />
      {event.venue && <span>{event.venue}</span>}
      {end && <span>{end}</span>}
      {!end && <span>{event.all_day ? "All day" : timeSpan(event.starts_at, event.ends_at)}</span>}
    </p>
  );
}
