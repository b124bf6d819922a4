import type { ListedEvent } from "../../../data/events.ts";
import { Status } from "../../ui/status.tsx";

/** From here on a reply should not wait. */
const fewPlaces = 25;

/** How an event stands, where there is something to know: cancelled, on now, full, nearly full, too late. */
export function EventStanding({ event }: { event: ListedEvent }) {
  if (event.cancelled_at) return <Status kind="bad">Cancelled</Status>;
  if (event.isOver) return null;
  if (event.isOn) return <Status kind="good">On now</Status>;
  if (event.replies === "waiting list") return <Status kind="waiting">Waiting list</Status>;
  if (event.replies === "closed") return <Status>Replies closed</Status>;
  if (event.replies === "open" && event.placesLeft !== null && event.placesLeft <= fewPlaces) {
    return <Status kind="information">{placesLeft(event.placesLeft)}</Status>;
  }
  return null;
}

/** "1 place left", "22 places left" */
function placesLeft(places: number): string {
  return `${places} ${places === 1 ? "place" : "places"} left`;
}
