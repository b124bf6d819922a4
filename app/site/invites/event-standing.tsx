import eventStandingTexts from "messages:site/invites/eventStanding";
import type { ComingEvent } from "../../../data/events/events.ts";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";

/** With this many places left an RSVP should not wait. */
const fewPlaces = 25;

/** The state of an event if it is notable: cancelled, on now, full, nearly full, too late. */
export function EventStanding({ event }: { event: ComingEvent }) {
  const t = useTexts(eventStandingTexts);
  if (event.cancelled_at) return <Status kind="bad">{t.cancelled}</Status>;
  if (event.isOver) return null;
  if (event.isOn) return <Status kind="good">{t.onNow}</Status>;
  if (event.replies === "waiting list") return <Status kind="waiting">{t.waitingList}</Status>;
  if (event.replies === "closed") return <Status>{t.repliesClosed}</Status>;
  if (event.replies === "open" && event.placesLeft !== null && event.placesLeft <= fewPlaces) {
    return <Status kind="information">{t.placesLeft(event.placesLeft)}</Status>;
  }
  return null;
}
