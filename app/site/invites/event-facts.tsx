import eventStandingTexts from "messages:site/invites/eventStanding";
import type { ComingEvent } from "../../../data/events/events.ts";
import { levelNames } from "../../../data/school/levels.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { lastDay, timeSpan } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";

type Facts = Pick<
  ComingEvent,
  "campus" | "levels" | "venue" | "starts_at" | "ends_at" | "all_day" | "language"
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
      {event.levels.length > 0 && <span>{levelNames(event.levels, language).join(", ")}</span>}
      {event.venue && <span {...own}>{event.venue}</span>}
      {end && <span>{end}</span>}
      {!end && (
        <span>{event.all_day ? allDay : timeSpan(event.starts_at, event.ends_at, language)}</span>
      )}
    </p>
  );
}

/** With this many places left an RSVP should not wait. */
const fewPlaces = 25;

/** The state of an event if it is notable: cancelled, on now, full, nearly full, too late. */
export function EventStanding({ event }: { event: ComingEvent }) {
  const t = useTexts(eventStandingTexts);
  if (event.cancelled_at) return <Status kind="bad">{t.cancelled}</Status>;
  if (event.isOver) return null;
  if (event.isOn) return <Status kind="good">{t.onNow}</Status>;
  if (event.rsvps === "waiting list") return <Status kind="waiting">{t.waitingList}</Status>;
  if (event.rsvps === "closed") return <Status>{t.rsvpsClosed}</Status>;
  if (event.rsvps === "open" && event.placesLeft !== null && event.placesLeft <= fewPlaces) {
    return <Status kind="waiting">{t.placesLeft(event.placesLeft)}</Status>;
  }
  return null;
}
