import ICAL from "ical.js";
import { type Zones, zonesOf } from "./calendar-zones.ts";
import { addDays, type Day, startOfDay } from "./days.ts";
import { indianDay } from "./indian-time.ts";
import { type NotTaken, type ReadDays, realDay } from "./named-days.ts";
import { recurrenceSchema } from "./recurrence.ts";

/**
 * Reads the events of an iCalendar object (RFC 5545) as whole days in India. Events are listed as
 * refused if their repetition is not supported, if they change one occurrence of a series, if they
 * are cancelled, or if they cannot be read. Each component is parsed by itself, so that a faulty
 * one does not affect the others.
 */
export function readCalendarFile(text: string): ReadDays {
  const read: ReadDays = { days: [], notTaken: [] };
  const zones = zonesOf(blocksOf("VTIMEZONE", text).flatMap(definitionOf));
  for (const block of blocksOf("VEVENT", text)) {
    try {
      takeEvent(ICAL.Component.fromString(block), ruleOf(block), zones, read);
    } catch {
      read.notTaken.push({ what: nameIn(block), why: "unreadable" });
    }
  }
  return read;
}

const lines = {
  VEVENT: { begin: /^BEGIN:VEVENT[ \t]*$/im, end: /^END:VEVENT[ \t]*$/im },
  VTIMEZONE: { begin: /^BEGIN:VTIMEZONE[ \t]*$/im, end: /^END:VTIMEZONE[ \t]*$/im },
};

/** The text of each component of a name; an unclosed one ends where the next begins. */
function blocksOf(name: keyof typeof lines, text: string): string[] {
  const { begin, end } = lines[name];
  const [, ...blocks] = text.split(begin);
  return blocks.map((block) => {
    const length = block.search(end);
    const content = length < 0 ? `${block}\r\n` : block.slice(0, length);
    return `BEGIN:${name}\r\n${content.trimStart()}END:${name}`;
  });
}

/** A zone that cannot be read counts as undefined. */
function definitionOf(block: string): ICAL.Component[] {
  try {
    return [ICAL.Component.fromString(block)];
  } catch {
    return [];
  }
}

/** The title of an event that cannot be read. */
function nameIn(block: string): string {
  const [, name] = /^SUMMARY[^:\r\n]*:(.*)/im.exec(block) ?? /^UID:(.*)/im.exec(block) ?? [];
  return name?.trim() || "?";
}

/** The rule as written: the library reads "COUNT=5x" as 5 and drops what it does not know. */
function ruleOf(block: string): string | null {
  const rule = /^RRULE[^:\r\n]*:(.*(?:\r?\n[ \t].*)*)/im.exec(block)?.[1];
  return rule?.replaceAll(/\r?\n[ \t]/g, "").trim() ?? null;
}

function takeEvent(event: ICAL.Component, rule: string | null, zones: Zones, read: ReadDays) {
  const title = textOf(event, "summary");
  const days = daysOf(event, zones);
  const why = ((): NotTaken["why"] | undefined => {
    if (title === "") return "no_title";
    if (typeof days === "string") return days;
    if (textOf(event, "status").toUpperCase() === "CANCELLED") return "cancelled";
    if (event.hasProperty("recurrence-id") || event.hasProperty("exdate")) return "exception";
    const isUnderstood = rule === null || recurrenceSchema.safeParse(rule).success;
    const isOne = event.getAllProperties("rrule").length < 2 && !event.hasProperty("rdate");
    return isUnderstood && isOne ? undefined : "repeats_otherwise";
  })();
  if (why || typeof days === "string") {
    read.notTaken.push({ what: title || textOf(event, "uid") || "?", why: why ?? "no_day" });
    return;
  }
  const description = textOf(event, "description").slice(0, 2000);
  const [starts_on, ends_on] = days;
  read.days.push({ title, description, starts_on, ends_on, recurrence: rule });
}

function textOf(event: ICAL.Component, name: string): string {
  return String(event.getFirstProperty(name)?.toJSON()[3] ?? "").trim();
}

/** A start or end: its instant in milliseconds, and its day in India. */
type Moment = { instant: number; day: Day };

function momentOf(property: ICAL.Property, zones: Zones): Moment | NotTaken["why"] {
  const written = String(property.toJSON()[3]).trim();
  const day = realDay(written.slice(0, 10));
  if (!day) return "no_day";
  if (written.length === 10) return { instant: Date.parse(startOfDay(day)), day };
  const local = written.slice(0, 19);
  const name = String(property.getParameter("tzid") ?? "Asia/Kolkata");
  const zone = zones(written.endsWith("Z") ? "UTC" : name);
  if (!zone) return "unknown_zone";
  const instant = zone(local);
  if (Number.isNaN(instant)) return "no_day";
  return { instant, day: indianDay(new Date(instant)) };
}

/** The first and last day in India, or why there are none. */
function daysOf(event: ICAL.Component, zones: Zones): [first: Day, last: Day] | NotTaken["why"] {
  const [start, end] = ["dtstart", "dtend"].map((name) => {
    const property = event.getFirstProperty(name);
    return property ? momentOf(property, zones) : undefined;
  });
  if (!start || typeof start === "string") return start ?? "no_day";
  if (typeof end === "string") return end;
  const last = end ? lastDay(start, end) : lastDayOf(start, textOf(event, "duration"));
  return last && last >= start.day ? [start.day, last] : "no_day";
}

/** An end that is a date means the day after the last (section 3.6.1); so does midnight. */
function lastDay(start: Moment, end: Moment): Day {
  if (end.instant <= start.instant) return end.day;
  return indianDay(new Date(end.instant - 1));
}

const longest = 3_660;

/** A DURATION of whole days or weeks counts as that many days, regardless of the starting hour. */
function lastDayOf(start: Moment, duration: string): Day | undefined {
  const seconds = duration ? ICAL.Duration.fromString(duration).toSeconds() : 0;
  const days = seconds / 86_400;
  if (days > longest) return undefined;
  if (days <= 0) return start.day;
  if (Number.isInteger(days)) return addDays(start.day, days - 1);
  return indianDay(new Date(start.instant + seconds * 1_000 - 1));
}
