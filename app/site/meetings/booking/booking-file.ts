import { type CalendarItem, placeOf } from "../../../../data/calendar/calendar-item.ts";
import { writeCalendarFile } from "../../../../data/calendar/icalendar.ts";
import { indianDay } from "../../../../data/calendar/indian-time.ts";
import { addressIn } from "../../../../data/languages.ts";
import {
  getMeetingBookings,
  type MeetingBooking,
} from "../../../../data/meetings/meeting-bookings.ts";
import { getMeeting, type Meeting } from "../../../../data/meetings/meetings.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { calendarAnswer, noCalendarFile } from "../../calendar/calendar-file.ts";
import type { Route } from "./+types/booking-file";

export const handle: PageHandle = { private: true, query: ["key"] };

/** What a family booked, as an iCalendar file; an email of ours replaces an entry by its id. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const bookings = await getMeetingBookings(supabase, url.searchParams.get("key") ?? "");
  const meeting = bookings && (await getMeeting(supabase, params.id, language));
  if (!meeting) return noCalendarFile("Booking not found");
  const page = new URL(addressIn(language, `/meetings/${meeting.id}`), site.url).href;
  const items = bookings
    .filter(({ status, meeting_id }) => status === "booked" && meeting_id === meeting.id)
    .map((booking) => {
      const item = itemOf(booking, meeting);
      return { ...item, category: "", location: placeOf(item, site.name, language), url: page };
    });
  return calendarAnswer(writeCalendarFile({ school: site.name, items }), "meeting");
}

function itemOf(booking: MeetingBooking, meeting: Meeting): CalendarItem {
  const { id, starts_at: start, sequence, created_at, updated_at } = booking;
  const host = meeting.hosts.find((each) => each.id === booking.host);
  return {
    id,
    kind: "event",
    title: `${meeting.title}: ${host?.name ?? booking.host}`,
    description: "",
    campus: meeting.campus,
    levels: [],
    from: indianDay(start),
    to: indianDay(start),
    hours: {
      start,
      end: new Date(Date.parse(start) + meeting.slot_minutes * 60_000).toISOString(),
    },
    venue: [host?.room, meeting.place].filter(Boolean).join(", ") || null,
    slug: null,
    category: "",
    recurrence: null,
    isCancelled: false,
    sequence,
    created_at,
    updated_at,
    language: meeting.language,
  };
}
