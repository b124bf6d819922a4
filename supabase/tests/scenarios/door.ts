import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Backend } from "../../../tests/fixtures/backend.ts";
import { hireForRoles, inHours, refusedBy } from "../role-scene.ts";
import { hire } from "../staff-scene.ts";
import { refuse, succeed } from "./answers.ts";
import { createEvent, type EventRow } from "./events-with-rsvps.ts";

/** Guests who arrive at an event, and the colleague at its door. */
export function doorScenarios(backend: () => Backend): void {
  const clients = hireForRoles(backend, ["door", "editor"]);
  const service = () => backend().service();
  const event = async (hours: number, more: Partial<EventRow> = {}) => ({
    id: await createEvent(backend(), { starts_at: inHours(hours), ...more }),
  });
  const guest = async (eventId: string) =>
    succeed(
      service()
        .from("event_rsvps")
        .insert({
          event_id: eventId,
          reference: `RSVP-26-${randomUUID().slice(0, 7)}`.toUpperCase(),
          name: "Guest",
          email: `${randomUUID().slice(0, 13)}@mail.example`,
          status: "going",
        })
        .select()
        .single(),
    );

  test("an editor cannot delete an event with RSVPs, although the role does not see them", async () => {
    const { id } = await event(48);
    await guest(id);
    expect(await succeed(clients.editor.from("event_rsvps").select())).toEqual([]);
    const gone = clients.editor.from("events").delete().eq("id", id);
    expect(await refuse(gone)).toMatchObject({ code: "23503", details: "has_rsvps" });
  });

  test("the door checks guests in around the day of the event, and reads nothing else", async () => {
    const { door } = clients;
    const today = await event(2);
    const later = await event(24 * 9);
    const [here, coming] = [await guest(today.id), await guest(later.id)];
    const listed = (await succeed(door.rpc("list_door_events"))).map(({ id }) => id);
    expect(listed).toContain(today.id);
    expect(listed).not.toContain(later.id);
    const guests = await succeed(door.rpc("list_expected_guests", { wanted: today.id }));
    expect(guests.map(({ reference }) => reference)).toEqual([here.reference]);
    expect(Object.keys(guests[0] ?? {})).not.toContain("email");
    const tick = (of: typeof here) => ({
      tick_id: randomUUID(),
      event_id: of.event_id,
      guest_reference: of.reference,
    });
    const ticked = await succeed(door.rpc("check_in_guest", tick(here)).single());
    expect(ticked.checked_in_at).not.toBeNull();

    expect(await refuse(door.rpc("check_in_guest", tick(coming)))).toEqual(
      refusedBy("door_closed"),
    );
    expect(await refuse(door.rpc("list_expected_guests", { wanted: later.id }))).toEqual(
      refusedBy("door_closed"),
    );
    for (const table of ["event_rsvps", "event_check_ins", "admission_enquiries"] as const) {
      expect(await succeed(door.from(table).select()), table).toEqual([]);
    }
  });

  test("the door of one campus works only there", async () => {
    const { client } = await hire(backend(), "majra", "door");
    const [own, other] = [await event(2, { campus: "majra" }), await event(2)];
    const listed = (await succeed(client.rpc("list_door_events"))).map(({ id }) => id);
    expect([listed.includes(own.id), listed.includes(other.id)]).toEqual([true, false]);
    expect(await refuse(client.rpc("list_expected_guests", { wanted: other.id }))).toEqual(
      refusedBy("campus_scope"),
    );
  });
}
