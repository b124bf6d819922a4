import ICAL from "ical.js";
import { repeatsAlikeInIndia, textOf, timesOf } from "./calendar-file-times.ts";
import { type Zones, zonesOf } from "./calendar-zones.ts";
import type { NotTaken, ReadDays } from "./named-days.ts";
import { readRecurrence } from "./recurrence.ts";

/**
 * Reads the events of an iCalendar object (RFC 5545) with their days and hours in India. Events are
 * listed as refused if their repetition is not supported, if they change one occurrence of a series, if they
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

/** The text of each component with a name; an unclosed one ends where the next begins. */
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
  const times = timesOf(event, zones);
  const why = ((): NotTaken["why"] | undefined => {
    if (title === "") return "no_title";
    if (typeof times === "string") return times;
    if (textOf(event, "status").toUpperCase() === "CANCELLED") return "cancelled";
    if (event.hasProperty("recurrence-id") || event.hasProperty("exdate")) return "exception";
    const repeated = readRecurrence(rule);
    const isUnderstood =
      rule === null || (repeated && repeatsAlikeInIndia(event, repeated, zones, times));
    const isOne = event.getAllProperties("rrule").length < 2 && !event.hasProperty("rdate");
    return isUnderstood && isOne ? undefined : "repeats_otherwise";
  })();
  if (why || typeof times === "string") {
    read.notTaken.push({ what: title || textOf(event, "uid") || "?", why: why ?? "no_day" });
    return;
  }
  const description = textOf(event, "description").slice(0, 2000);
  const venue = textOf(event, "location").slice(0, 200) || null;
  read.days.push({ title, description, venue, ...times, recurrence: rule });
}
