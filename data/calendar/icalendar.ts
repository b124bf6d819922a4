import type { CalendarItem } from "./calendar-item.ts";
import { addDays, startOfDay } from "./days.ts";
import { indianClock } from "./indian-time.ts";
import { writeRecurrence } from "./recurrence.ts";

const zone = "Asia/Kolkata";

/** Additional properties of an item in a calendar file. */
export type CalendarFileItem = CalendarItem & { location: string; url: string };

type CalendarFile = {
  /** The school's name, as the producer of the file. */
  school: string;
  /** For a feed that programs poll: its name and interval in hours. */
  feed?: { name: string; refreshHours: number };
  /** For an emailed file (RFC 5546, section 3.2): its method and sender. */
  invitation?: { method: "PUBLISH" | "CANCEL"; organizer: string };
  items: readonly CalendarFileItem[];
};

/**
 * Writes entries and events as an iCalendar object (RFC 5545), text with CRLF line ends. Times are
 * in Indian time with its zone, so that a weekly event keeps its weekday; a whole day is a date,
 * and its end the day after (section 3.6.1). The id is the UID and the sequence increases, so that
 * a refetched item replaces its earlier version (section 3.8.7.4). A feed states its name and
 * interval (RFC 7986, sections 5.1 and 5.7) both in standard properties and in those that Apple,
 * Google and Outlook read.
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

/** Section 3.2.2: a quoted name may contain anything but quotes and control characters. */
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
    ...exceptionLines(item),
    `SUMMARY:${text(item.title)}`,
    ...(item.location ? [`LOCATION:${text(item.location)}`] : []),
    ...(item.description ? [`DESCRIPTION:${text(item.description)}`] : []),
    ...(item.category ? [`CATEGORIES:${text(item.category)}`] : []),
    `URL:${item.url}`,
    ...(organizer ? [organizer] : []),
    `STATUS:${item.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    // A whole-day entry of the school does not mark its reader as busy.
    ...(item.hours ? [] : ["TRANSP:TRANSPARENT"]),
    "END:VEVENT",
  ];
}

function spanLines({ from, to, hours }: CalendarItem): string[] {
  if (!hours) {
    const date = (day: string) => day.replaceAll("-", "");
    return [`DTSTART;VALUE=DATE:${date(from)}`, `DTEND;VALUE=DATE:${date(addDays(to, 1))}`];
  }
  const { start } = hours;
  // An entry of several days without an end lasts to the end of the last day.
  const end = hours.end ?? (to > from ? startOfDay(addDays(to, 1)) : null);
  const begins = `DTSTART;TZID=${zone}:${local(start)}`;
  // An event without a duration, or with an unknown end, has only a start.
  return end && Date.parse(end) > Date.parse(start)
    ? [begins, `DTEND;TZID=${zone}:${local(end)}`]
    : [begins];
}

/** Section 3.8.5.1: exceptions are given as the repetitions would begin, so as dates or as times. */
function exceptionLines({ except = [], hours }: CalendarItem): string[] {
  if (except.length === 0) return [];
  const days = except.map((day) => day.replaceAll("-", ""));
  if (!hours) return [`EXDATE;VALUE=DATE:${days}`];
  const [, clock] = local(hours.start).split("T");
  return [`EXDATE;TZID=${zone}:${days.map((day) => `${day}T${clock}`)}`];
}

/** "20261205T090000": an instant in Indian time. */
function local(instant: string): string {
  return basic(indianClock(instant));
}

function utc(instant: string): string {
  return `${basic(new Date(instant))}Z`;
}

function basic(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
}

/**
 * Section 3.3.11: escapes backslashes, semicolons, commas and line ends; drops other control
 * characters.
 */
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
