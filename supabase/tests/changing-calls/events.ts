import { randomUUID } from "node:crypto";
import type { CallContext, OfficeCall } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";

/** An event that takes RSVPs. */
async function createEventAhead({ service, home }: CallContext): Promise<string> {
  const starts_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const event = { title: "Founders' Day", slug: randomUUID(), starts_at, rsvp_enabled: true };
  const rows = service.from("events").insert({ ...event, campus: home, status: "published" });
  return (await succeed(rows.select().single())).id;
}

let taken = 0;
/** A slot of the scene's meetings that no other call has booked. */
const nextSlot = () =>
  new Date(Date.parse("2099-01-09T04:00:00Z") + taken++ * 600_000).toISOString();

/** Guests of events, and times that families book. */
export const eventCalls: OfficeCall[] = [
  ...(["preview_event_invitations", "invite_to_event", "remind_event_invitations"] as const).map(
    (name): OfficeCall => ({
      name,
      answers: "campus",
      parameters: async (context) => ({ wanted: await createEventAhead(context) }),
    }),
  ),
  {
    name: "message_event_guests",
    answers: "campus",
    parameters: ({ ids }) => {
      const words = { subject: "A word", message: randomUUID() };
      return { wanted: ids.event, statuses: ["going"], ...words };
    },
  },
  {
    name: "check_in_guest",
    answers: "campus",
    parameters: async ({ service, ids }) => {
      const guest = { reference: `EVT-${randomUUID()}`.toUpperCase(), name: "Guest" };
      const going = {
        event_id: ids.event,
        email: `${randomUUID().slice(0, 13)}@mail.example`,
        status: "going",
      };
      await succeed(
        service
          .from("event_rsvps")
          .insert({ ...guest, ...going })
          .select(),
      );
      // Left out here: the RSVP itself does not change, only the tick is written.
      const tick = { tick_id: randomUUID(), is_here: false, ticked_at: new Date().toISOString() };
      return { ...tick, event_id: ids.event, guest_reference: guest.reference };
    },
  },
  {
    name: "book_meeting_for_family",
    answers: "campus",
    parameters: ({ ids }) => ({
      meeting_id: ids.meeting,
      host: "a",
      starts_at: nextSlot(),
      name: "Guardian",
      phone: "+91 98765 43210",
      child_name: "Child",
      grade: "Class 6",
    }),
  },
  {
    name: "withdraw_meeting_booking",
    answers: "campus",
    parameters: ({ ids }) => ({ booking: ids.booking }),
  },
];
