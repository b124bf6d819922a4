import eventStandingTexts from "messages:site/invites/eventStanding";
import type { ComingEvent } from "../../../data/events/events.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { lastDay, timeSpan } from "../../ui/dates.ts";

type Facts = Pick<
  ComingEvent,
  "campus" | "venue" | "starts_at" | "ends_at" | "all_day" | "language"
>;

/** The place and hours of an event, on one line of a list. */
export function EventFacts({ event }: { event: Facts }) {
  const language = useLanguage();
  const own = useLangOf(event.language);
  const { allDay } = eventStandingTexts[language];
  const end = lastDay(event.starts_at, event.ends_at, language);
  return (
    <p className="numbers mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-0.5 text-base text-ink-2">
      <CampusMark campus={event.campus} />
      {event.venue && <span {...own}>{event.venue}</span>}
      {end && <span>{end}</span>}
      {!end && (
        <span>{event.all_day ? allDay : timeSpan(event.starts_at, event.ends_at, language)}</span>
      )}
    </p>
  );
}
