import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import { type Language, languageOf } from "../languages.ts";
import { listAll } from "../whole-lists.ts";
import type { rsvpStates } from "./rsvp-declaration.ts";

type Functions = Database["public"]["Functions"];

/** Head counts by RSVP state; `here` counts guests who have arrived, `declined` and `invited` RSVPs. */
export type EventHeads = Functions["count_event_heads"]["Returns"][number];

/** How many people come to an event, wait and have arrived. Non-administrators count zero. */
export async function countEventHeads(client: SchoolClient, eventId: string): Promise<EventHeads> {
  const { data } = await client
    .rpc("count_event_heads", { wanted: eventId })
    .single()
    .throwOnError();
  return data;
}

export type RsvpStatus = (typeof rsvpStates)[number];

/** How many RSVPs have one of these states, and so would be emailed. */
export async function countRsvps(
  client: SchoolClient,
  eventId: string,
  statuses: readonly RsvpStatus[],
): Promise<number> {
  const { count } = await client
    .from("event_rsvps")
    .select("id", { count: "exact", head: true })
    .eq("event_id", eventId)
    .in("status", [...statuses])
    .throwOnError();
  return count ?? 0;
}

/** The guest of a reference who has been checked in already, and since when; null if nobody has. */
export async function findArrival(
  client: SchoolClient,
  eventId: string,
  reference: string,
): Promise<{ name: string; cameAt: string } | null> {
  const { data } = await client
    .from("event_rsvps")
    .select("name, checked_in_at")
    .eq("event_id", eventId)
    .eq("reference", reference.trim().toUpperCase())
    .maybeSingle()
    .throwOnError();
  return data?.checked_in_at ? { name: data.name, cameAt: data.checked_in_at } : null;
}

/** All events with RSVPs, newest first, to filter RSVPs by. */
export async function listEventNames(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const events = await listAll(() =>
    client
      .from("events")
      .select("id, title")
      .eq("rsvp_enabled", true)
      .order("starts_at", { ascending: false })
      .order("id"),
  );
  return events.map(({ id, title }) => ({ id, name: title }));
}

/** A check-in made on a device, or its undoing; it is sent until it is acknowledged. */
export type Tick = { id: string; reference: string; isHere: boolean; at: string };

/** The guest data that the door needs. */
export type ExpectedGuest = Omit<
  Functions["list_expected_guests"]["Returns"][number],
  "checked_in_at"
> & { checked_in_at: string | null };

/**
 * The expected guests by name in the order of a language, with the title of the event: for administrators at any
 * time, for the role door only around the event's day (42501 `door_closed`). Throws the service's error.
 */
export async function listExpectedGuests(
  client: SchoolClient,
  eventId: string,
  language: Language,
) {
  const [event, guests] = await Promise.all([
    client.from("events").select("title").eq("id", eventId).single().throwOnError(),
    listAll<ExpectedGuest>(() => client.rpc("list_expected_guests", { wanted: eventId })),
  ]);
  const { compare } = new Intl.Collator(languageOf(language).tag);
  return {
    title: event.data.title,
    guests: guests.toSorted((a, b) => compare(a.name, b.name)),
  };
}

/** An event whose guests are checked in now. */
export type DoorEvent = Functions["list_door_events"]["Returns"][number];

/**
 * The events whose door is open, from a day before to a day after, at the campus of the person at the door.
 * Staff only (42501).
 */
export async function listDoorEvents(client: SchoolClient): Promise<DoorEvent[]> {
  const { data } = await client.rpc("list_door_events").throwOnError();
  return data;
}

/** The guest of a check-in, and since when they are here. */
type CheckedIn = Functions["check_in_guest"]["Returns"][number];

/**
 * Sends a check-in, which counts from now unless it says when it was made; a repeated one changes nothing. Throws
 * PT404 if the event has no such RSVP.
 */
export async function sendTick(
  client: SchoolClient,
  eventId: string,
  { id, reference, isHere, at }: Omit<Tick, "at"> & { at?: string },
): Promise<CheckedIn> {
  const { data } = await client
    .rpc("check_in_guest", {
      tick_id: id,
      event_id: eventId,
      guest_reference: reference,
      is_here: isHere,
      ticked_at: at,
    })
    .single()
    .throwOnError();
  return data;
}
