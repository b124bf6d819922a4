import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import type { RsvpStatus } from "./rsvps-office.ts";

/** A message to the guests of an event. */
export const guestMessageSchema = z.object({
  subject: z.string().min(3).max(150),
  message: z.string().min(3).max(4000),
});
type GuestMessage = z.output<typeof guestMessageSchema>;

/**
 * Emails every guest whose RSVP has one of these states; resolves with how many. Throws 42501 for
 * non-administrators, and PT409 with the detail `sent_already` if the same message went out within
 * ten minutes.
 */
export async function messageGuests(
  client: SchoolClient,
  eventId: string,
  statuses: readonly RsvpStatus[],
  { subject, message }: GuestMessage,
): Promise<number> {
  const { data } = await client
    .rpc("message_event_guests", { wanted: eventId, statuses: [...statuses], subject, message })
    .throwOnError();
  return data;
}
