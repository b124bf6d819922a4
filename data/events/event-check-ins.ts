import type { SchoolClient } from "../client.ts";

/** A guest ticked off at the door, or taken back: made on a device, sent until it is answered. */
export type Tick = { id: string; reference: string; isHere: boolean; at: string };

/** Whom the door expects, with the title of the event, by name. Others than administrators find nobody. Throws the service's error. */
export async function listExpectedGuests(client: SchoolClient, eventId: string) {
  const { data } = await client
    .from("events")
    .select("title, event_rsvps(reference, name, adults, children, status, checked_in_at)")
    .eq("id", eventId)
    .neq("event_rsvps.status", "cancelled")
    .single()
    .throwOnError();
  const guests = data.event_rsvps.sort((a, b) => a.name.localeCompare(b.name));
  return { title: data.title, guests };
}

export type ExpectedGuest = Awaited<ReturnType<typeof listExpectedGuests>>["guests"][number];

/** Sends a tick; one that arrived before changes nothing. Throws PT404 where the reply is gone. */
export async function sendTick(client: SchoolClient, eventId: string, tick: Tick): Promise<void> {
  await client
    .rpc("check_in_guest", {
      tick_id: tick.id,
      event_id: eventId,
      guest_reference: tick.reference,
      is_here: tick.isHere,
      ticked_at: tick.at,
    })
    .throwOnError();
}
