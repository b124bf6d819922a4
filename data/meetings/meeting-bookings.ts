import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { isLinkKey } from "../forms/ids.ts";
import { consent, emailAddress, optional, personName, phoneNumber } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";
import { gradesIn } from "../school/grades.ts";
import { gradesOfMeeting } from "./meeting-classes.ts";
import type { Meeting } from "./meetings.ts";

const slot = z.iso.datetime({ offset: true, error: refusal("time_unknown") });

/** What the form of a booking depends on. */
type Booked = Pick<Meeting, "kind" | "first_class" | "last_class">;

/** A class of the school that the meeting is for. */
function gradeOf(meeting: Booked) {
  const isIn = (grades: readonly { stored: string }[]) => (name: string) =>
    grades.some(({ stored }) => stored === name);
  return z
    .string(refusal("grade_missing"))
    .refine(isIn(gradesIn("en")), refusal("grade_missing"))
    .refine(isIn(gradesOfMeeting(meeting, "en")), refusal("grade_not_met"));
}

/** The fields of every booking. For a visit the child's name is optional. */
function child(meeting: Booked) {
  const isVisit = meeting.kind === "visit";
  const grade = gradeOf(meeting);
  return {
    host: z.string(refusal("time_unknown")).min(1).max(40),
    slot,
    child_name: isVisit ? optional(personName) : personName,
    grade: isVisit ? optional(grade) : grade,
  };
}

/** A family's first booking. */
export function meetingBookingSchema(meeting: Booked) {
  return z.object({
    ...child(meeting),
    name: personName,
    email: emailAddress,
    phone: phoneNumber,
    consent,
  });
}

/** A further booking of a family that holds a personal link. */
export const furtherBookingSchema = (meeting: Booked) => z.object(child(meeting));

/** Another time for a booking. */
export const changedBookingSchema = z.object({
  host: z.string(refusal("time_unknown")).min(1).max(40),
  slot,
});

type Sent = Partial<z.infer<ReturnType<typeof meetingBookingSchema>>> & {
  host: string;
  slot: string;
};

/**
 * Books a time; returns its reference, "MEET-…", and the token of the family's personal link: the given one
 * or a new one, which ends when a link from an email changes something. Needs the service key. Throws the
 * service's error: 22023 with the field `slot` if the time was taken meanwhile or the child is expected
 * elsewhere, `grade` for a class that the meeting is not for; details `booking_closed`.
 */
export async function createMeetingBooking(
  client: SchoolClient,
  meeting: { id: string },
  { consent: _agreed, slot: starts_at, ...sent }: Sent,
  { language, token }: { language: Language; token?: string | undefined },
) {
  const { data } = await client
    .rpc("create_meeting_booking", {
      meeting_id: meeting.id,
      starts_at,
      ...sent,
      language,
      ...(token && { family_token: token }),
    })
    .single()
    .throwOnError();
  return data;
}

/** All bookings of a family, by its personal link; null if there are none. Throws the service's error. */
export async function getMeetingBookings(client: SchoolClient, token: string) {
  if (!isLinkKey(token)) return null;
  const { data, error } = await client.rpc("get_meeting_bookings", { token });
  if (error?.details === "booking_not_found") return null;
  if (error) throw error;
  // The generated types do not show that a function's columns may be null.
  return data as (Omit<(typeof data)[number], "held_until" | "child_name" | "grade" | "email"> & {
    held_until: string | null;
    child_name: string | null;
    grade: string | null;
    email: string | null;
  })[];
}

export type MeetingBooking = NonNullable<Awaited<ReturnType<typeof getMeetingBookings>>>[number];

/** Moves a booking to another time. Throws the service's error, as createMeetingBooking does. */
export async function changeMeetingBooking(
  client: SchoolClient,
  token: string,
  reference: string,
  { host, slot: starts_at }: z.infer<typeof changedBookingSchema>,
): Promise<string> {
  const { data } = await client
    .rpc("change_meeting_booking", { token, reference, host, starts_at })
    .throwOnError();
  return data;
}

/** Cancels a booking, which can be taken back for a minute. Throws the service's error. */
export async function cancelMeetingBooking(client: SchoolClient, token: string, reference: string) {
  await client.rpc("cancel_meeting_booking", { token, reference }).throwOnError();
}

/** Takes a cancellation back. Throws the service's error: detail `booking_final` after the minute. */
export async function restoreMeetingBooking(
  client: SchoolClient,
  token: string,
  reference: string,
) {
  await client.rpc("restore_meeting_booking", { token, reference }).throwOnError();
}
