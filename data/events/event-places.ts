import type { SchoolClient } from "../client.ts";
import { eventEnd } from "./event-end.ts";

/** What happens to an RSVP sent now. */
type Rsvps = "none" | "open" | "waiting list" | "closed";

type RsvpFields = {
  id: string;
  starts_at: string;
  ends_at: string | null;
  capacity: number | null;
  rsvp_enabled: boolean;
  rsvp_until: string | null;
  cancelled_at: string | null;
};

/**
 * Adds the current state to published events: running or over, what happens to an RSVP, the places
 * left (null: unlimited) and how many people wait. Throws the service's error.
 */
export async function withRsvps<Row extends RsvpFields>(client: SchoolClient, rows: Row[]) {
  const limited = rows.filter(({ rsvp_enabled, capacity }) => rsvp_enabled && capacity !== null);
  const availability = await listAvailability(
    client,
    limited.map(({ id }) => id),
  );
  const now = new Date();
  return rows.map((row) => {
    const fullness = availability.find(({ event_id }) => event_id === row.id);
    const placesLeft =
      row.capacity === null ? null : Math.max(0, row.capacity - (fullness?.going ?? 0));
    const end = eventEnd(row);
    return {
      ...row,
      isOver: end <= now,
      // Without an end nobody knows how much of its day it takes.
      isOn: row.ends_at !== null && new Date(row.starts_at) <= now && now < end,
      // The same decision as private.lock_open_event when an RSVP arrives.
      rsvps: rsvpsOf(row, (row.rsvp_until ? new Date(row.rsvp_until) : end) <= now, placesLeft),
      placesLeft,
      waiting: fullness?.waitlisted ?? 0,
    };
  });
}

function rsvpsOf(row: RsvpFields, isLate: boolean, placesLeft: number | null): Rsvps {
  if (!row.rsvp_enabled) return "none";
  if (isLate || row.cancelled_at) return "closed";
  return placesLeft === 0 ? "waiting list" : "open";
}

async function listAvailability(client: SchoolClient, ids: string[]) {
  if (ids.length === 0) return [];
  const { data } = await client
    .from("event_availability")
    .select("event_id, going, waitlisted")
    .in("event_id", ids)
    .throwOnError();
  return data;
}
