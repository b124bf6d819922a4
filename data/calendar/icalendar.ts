import type { CalendarItem } from "./calendar-items.ts";
import { addDays } from "./days.ts";
import { indianClock } from "./indian-time.ts";
import { writeRecurrence } from "./recurrence.ts";

const zone = "Asia/Kolkata";

/** What stands in a calendar file about an item beyond the item itself. */
export type CalendarFileItem = CalendarItem & { location: string; url: string };

type CalendarFile = {
  /** The school, as the maker of the file. */
  school: string;
  /** A feed that programs fetch again: its name and how often, in hours. */
  feed?: { name: string; refreshHours: number };
  /** A file that comes by mail (RFC 5546, section 3.2): what it is to do there, and who sends it. */
  invitation?: { method: "PUBLISH" | "CANCEL"; organizer: string };
  items: readonly CalendarFileItem[];
};

/**
 * An iCalendar object (RFC 5545) of entries and events, as text with CRLF line ends. Times are in
 * Indian time with its zone, so that a weekly event keeps its weekday; a whole day is a date, and
 * its end the day after (section 3.6.1). The id is the UID and the sequence rises, so that what is
 * fetched again replaces what it made before (section 3.8.7.4). A feed carries its name and how
 * often to fetch it (RFC 7986, sections 5.1 and 5.7) in the standard's words and in those that
 * Apple, Google and Outlook read.
 */
export function writeCalendarFile({ school, feed, invitation, items }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(school)}//Calendar//EN`,
    "CALSCALE:GREGORIAN",
    ...(invitation ? [`METHOD:${invitation.method}`] : []),
    ...(feed ? feedLines(feed) : []),
    ...(items.some(({ hours }) => hours !== null) ? zoneLines : []),
    ...items.flatMap((item) => itemLines(item, invitation && organizer(school, invitation))),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function feedLines({ name, refreshHours }: { name: string; refreshHours: number }): string[] {
  return [
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
  ];
}

const zoneLines = [
  "BEGIN:VTIMEZONE",
  `TZID:${zone}`,
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Section 3.2.2: a quoted name may hold anything but quotes and control characters. */
function organizer(school: string, invitation: { organizer: string }): string {
  return `ORGANIZER;CN="${text(school).replaceAll(/["\\]/g, "")}":mailto:${invitation.organizer}`;
}

function itemLines(item: CalendarFileItem, organizer: string | undefined): string[] {
  const changed = utc(item.updated_at);
  const startsAre = item.hours ? "instants" : "dates";
  return [
    "BEGIN:VEVENT",
    `UID:${item.id}`,
    // Without a METHOD the stamp is the time of the last change (section 3.8.7.2).
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `CREATED:${utc(item.created_at)}`,
    `SEQUENCE:${item.sequence}`,
    ...spanLines(item),
    ...(item.recurrence ? [`RRULE:${writeRecurrence(item.recurrence, startsAre)}`] : []),
    `SUMMARY:${text(item.title)}`,
    ...(item.location ? [`LOCATION:${text(item.location)}`] : []),
    ...(item.description ? [`DESCRIPTION:${text(item.description)}`] : []),
    ...(item.category ? [`CATEGORIES:${text(item.category)}`] : []),
    `URL:${item.url}`,
    ...(organizer ? [organizer] : []),
    `STATUS:${item.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    // A whole day of the school's does not make its reader busy.
    ...(item.hours ? [] : ["TRANSP:TRANSPARENT"]),
    "END:VEVENT",
  ];
}

function spanLines({ from, to, hours }: CalendarItem): string[] {
  if (!hours) {
    const date = (day: string) => day.replaceAll("-", "");
    return [`DTSTART;VALUE=DATE:${date(from)}`, `DTEND;VALUE=DATE:${date(addDays(to, 1))}`];
  }
  const { start, end } = hours;
  const begins = `DTSTART;TZID=${zone}:${local(start)}`;
  // An event of no length, or of one nobody knows, has a start alone.
  return end && Date.parse(end) > Date.parse(start)
    ? [begins, `DTEND;TZID=${zone}:${local(end)}`]
    : [begins];
}

/** "20261205T090000" of an instant as Indian clocks show it. */
function local(instant: string): string {
  return basic(indianClock(instant));
}

function utc(instant: string): string {
  return `${basic(new Date(instant))}Z`;
}

function basic(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
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
const encoder = new TextEncoder();

/** Section 3.1: lines of at most 75 octets, folded between characters. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longestLine) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
