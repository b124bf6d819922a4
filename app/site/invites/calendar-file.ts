import { campusName } from "../../../data/campuses.ts";
import type { SchoolEvent } from "../../../data/events.ts";

const zone = "Asia/Kolkata";
const dayLength = 86_400_000;
const indianOffset = 5.5 * 3_600_000;

/**
 * One event as an iCalendar object (RFC 5545). Times are in Indian time with its zone, so that a
 * weekly event keeps its weekday; a whole day is a date, and its end the day after (section 3.6.1).
 * The id is the UID and the seconds since creation are the SEQUENCE, so that a file fetched again
 * replaces the entry it made before (RFC 7986, section 5.3; RFC 5545, section 3.8.7.4).
 */
export function calendarFile(event: SchoolEvent, site: { url: string; name: string }): string {
  const address = new URL(`/invites/${event.slug}`, site.url).href;
  const changed = utc(event.updated_at);
  const sequence = (Date.parse(event.updated_at) - Date.parse(event.created_at)) / 1_000;
  const place = [event.venue, event.campus && `${campusName(event.campus)} campus`, site.name];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(site.name)}//Events//EN`,
    "CALSCALE:GREGORIAN",
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0530",
    "TZOFFSETTO:+0530",
    "TZNAME:IST",
    "END:STANDARD",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    `UID:${event.id}`,
    // Without a METHOD the stamp is the time of the last change (section 3.8.7.2).
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `CREATED:${utc(event.created_at)}`,
    `SEQUENCE:${Math.max(0, Math.floor(sequence))}`,
    ...span(event),
    ...recurrence(event.recurrence),
    `SUMMARY:${text(event.title)}`,
    `LOCATION:${text(place.filter(Boolean).join(", "))}`,
    `DESCRIPTION:${text([event.summary, event.body].filter(Boolean).join("\n\n"))}`,
    `CATEGORIES:${text(event.category)}`,
    `URL:${address}`,
    `STATUS:${event.cancelled_at ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function span({ starts_at, ends_at, all_day }: SchoolEvent): string[] {
  if (all_day) {
    const end = addDay(ends_at ?? starts_at);
    return [`DTSTART;VALUE=DATE:${local(starts_at, 8)}`, `DTEND;VALUE=DATE:${local(end, 8)}`];
  }
  const start = `DTSTART;TZID=${zone}:${local(starts_at)}`;
  // An event of no length, or of one nobody knows, has a start alone.
  return ends_at && ends_at > starts_at ? [start, `DTEND;TZID=${zone}:${local(ends_at)}`] : [start];
}

/** A rule that is none would make the whole file unreadable. */
function recurrence(rule: string | null): string[] {
  return rule && /^FREQ=[A-Z]+(;[A-Z]+=[A-Z0-9,:+-]+)*$/.test(rule) ? [`RRULE:${rule}`] : [];
}

/** "20261205T090000" of an instant as Indian clocks show it, or the first characters of it. */
function local(instant: string, length = 15): string {
  return basic(new Date(Date.parse(instant) + indianOffset)).slice(0, length);
}

function utc(instant: string): string {
  return `${basic(new Date(instant))}Z`;
}

function basic(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
}

function addDay(instant: string): string {
  return new Date(Date.parse(instant) + dayLength).toISOString();
}

/** Section 3.3.11: backslash, semicolon, comma and line ends are escaped; other control characters go. */
function text(value: string): string {
  return (
    value
      .replaceAll(/[\\;,]/g, "\\$&")
      .replaceAll(/\r\n|\r|\n/g, "\\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away.
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

const longestLine = 75;

/** Section 3.1: lines of at most 75 octets, folded between characters. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
