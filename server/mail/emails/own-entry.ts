import { type CalendarItem, placeOf } from "../../../data/calendar/calendar-item.ts";
import { writeCalendarFile } from "../../../data/calendar/icalendar.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { type Email, linkTo } from "../../../platform/email/email.ts";
import { type SchoolSender, said } from "../writing.ts";

/** An event's or a meeting's data; private.rsvp_email and private.meeting_email name the same things alike. */
type Data = Record<string, unknown>;

/** What an email does in its reader's calendar. */
export type EntryMethod = NonNullable<Email["calendar"]>["method"];

type OwnEntry = {
  method: EntryMethod;
  /** Of the RSVP or the booking, so that a later email replaces the entry. */
  id: string;
  title: string;
  /** Its page: a path without a language. */
  path: string;
};

/** The reader's own entry, with which mail programs keep a calendar. */
export function ownEntry(data: Data, sender: SchoolSender, entry: OwnEntry): Email["calendar"] {
  const { method, id, title, path } = entry;
  const [start, end] = [said(data, "starts_at"), said(data, "ends_at") || null];
  const item: CalendarItem = {
    ...placeIn(data),
    id,
    kind: "event",
    title,
    description: "",
    levels: [],
    from: indianDay(start),
    to: indianDay(end ?? start),
    hours: data.all_day === true ? null : { start, end },
    slug: null,
    category: "",
    recurrence: null,
    isCancelled: method === "CANCEL",
    sequence: typeof data.sequence === "number" ? data.sequence : 0,
    created_at: said(data, "created_at"),
    updated_at: said(data, "updated_at"),
    language: sender.language,
  };
  return {
    method,
    file: writeCalendarFile({
      school: sender.schoolName,
      invitation: { method, organizer: sender.address },
      items: [{ ...item, location: where(data, sender), url: linkTo(sender, path) }],
    }),
  };
}

/** Where an event or a meeting is, in words. */
export function where(data: Data, { schoolName, language }: SchoolSender): string {
  return placeOf(placeIn(data), schoolName, language);
}

function placeIn(data: Data) {
  return { venue: said(data, "venue") || null, campus: said(data, "campus") || null };
}
