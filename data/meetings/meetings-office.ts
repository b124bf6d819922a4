import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { optional } from "../forms/person-rules.ts";
import { listAll } from "../whole-lists.ts";

/**
 * The day's list of a meeting: its active bookings by time. Non-administrators find none. Throws the
 * service's error.
 */
export async function listDayBookings(client: SchoolClient, meetingId: string) {
  return listAll(() =>
    client
      .from("meeting_bookings")
      .select("id, reference, host, starts_at, name, email, phone, child_name, grade")
      .eq("meeting_id", meetingId)
      .eq("status", "booked")
      .order("starts_at")
      .order("host")
      .order("id"),
  );
}

export type DayBooking = Awaited<ReturnType<typeof listDayBookings>>[number];

/** The booking that the office enters for a family that calls; the database checks the details. */
export const familyBookingSchema = z.object({
  host: z.string().min(1),
  starts_at: z.string().min(1),
  name: z.string().trim().min(2).max(120),
  phone: z.string().trim().min(6).max(24),
  email: optional(z.string().trim().max(254)),
  child_name: optional(z.string().trim().max(120)),
  grade: optional(z.string().max(40)),
});

/**
 * Books a time for a family that calls; with an address it gets the email and a personal link.
 * Throws the service's error: 22023 with the refused field, `slot` for a time that is taken.
 */
export async function bookForFamily(
  client: SchoolClient,
  meetingId: string,
  { starts_at, ...sent }: z.infer<typeof familyBookingSchema>,
): Promise<string> {
  const { data } = await client
    .rpc("book_meeting_for_family", { meeting_id: meetingId, starts_at, ...sent })
    .throwOnError();
  return data;
}

/** Cancels a family's booking and emails the family. Throws the service's error. */
export async function withdrawBooking(client: SchoolClient, booking: string): Promise<void> {
  await client.rpc("withdraw_meeting_booking", { booking }).throwOnError();
}
