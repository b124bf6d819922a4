import { addDays, type Day } from "./days.ts";
import { indianDay } from "./indian-time.ts";
import { recurrenceSchema } from "./recurrence.ts";

/** Something whole days long that a file or list names. */
export type NamedDays = {
  title: string;
  description: string;
  starts_on: Day;
  ends_on: Day;
  recurrence: string | null;
};

/** Why a line or an event of a file is not taken. */
export type NotTaken = {
  what: string;
  why: "no_title" | "no_day" | "repeats_otherwise" | "exception" | "cancelled";
};
export type ReadDays = { days: NamedDays[]; notTaken: NotTaken[] };

/** Reads what was pasted or dropped: a calendar file where it begins like one, else a list of days. */
export function readCalendarText(text: string): ReadDays {
  return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) ? readCalendarFile(text) : readDayList(text);
}

const aDay = "(\\d{4})-(\\d{1,2})-(\\d{1,2})|(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4})";
const line = new RegExp(
  `^(${aDay})(?:\\s*(?:to|until|till|–|—|-|से|…)\\s*(${aDay}))?[\\s,;:–—-]+(.+)$`,
);

/**
 * One entry on each line, its day or days first: "2026-11-08 to 2026-11-10, Diwali break",
 * "15/08/2027 Independence Day". Days are written year first or, as in India, day first.
 */
function readDayList(text: string): ReadDays {
  const read: ReadDays = { days: [], notTaken: [] };
  for (const what of text.split(/\r?\n/).map((each) => each.trim())) {
    if (what === "") continue;
    const found = line.exec(what);
    const first = found && dayOf(found.slice(2, 8));
    const last = found?.[8] ? dayOf(found.slice(9, 15)) : first;
    const title = found?.[15]?.trim();
    if (!first || !last || last < first) read.notTaken.push({ what, why: "no_day" });
    else if (!title) read.notTaken.push({ what, why: "no_title" });
    else
      read.days.push({
        title,
        description: "",
        recurrence: null,
        starts_on: first,
        ends_on: last,
      });
  }
  return read;
}

function dayOf([y1, m1, d1, d2, m2, y2]: (string | undefined)[]): Day | undefined {
  const [year = "", month = "", date = ""] = y1 ? [y1, m1, d1] : [y2, m2, d2];
  return realDay(`${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`);
}

/** A day that is in the calendar: not the 31st of June. */
function realDay(day: string): Day | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

type Property = { value: string; parameters: string };

/**
 * The events of an iCalendar object (RFC 5545) as whole days in India. An event that repeats
 * otherwise than the calendar understands, changes one time of a series, or is cancelled is named,
 * and not taken.
 */
function readCalendarFile(text: string): ReadDays {
  const read: ReadDays = { days: [], notTaken: [] };
  // Section 3.1: a line goes on where the next begins with a space.
  const lines = text.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const open: string[] = [];
  let event = new Map<string, Property>();
  for (const each of lines) {
    const { name, parameters, value } = splitLine(each);
    const property = name.toUpperCase();
    if (property === "BEGIN") {
      open.push(value.trim().toUpperCase());
      if (open.at(-1) === "VEVENT") event = new Map();
    } else if (property === "END") {
      if (open.pop() === "VEVENT") takeEvent(event, read);
    } else if (open.at(-1) === "VEVENT") {
      event.set(property, { value, parameters: parameters.toUpperCase() });
    }
  }
  return read;
}

/** Section 3.1: a name, parameters behind semicolons, and after the first colon outside quotes the value. */
function splitLine(line: string): { name: string; parameters: string; value: string } {
  let isQuoted = false;
  let afterName = line.length;
  for (let at = 0; at < line.length; at++) {
    const letter = line[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === ";" && !isQuoted) afterName = Math.min(afterName, at);
    else if (letter === ":" && !isQuoted) {
      const name = line.slice(0, Math.min(afterName, at));
      return { name, parameters: line.slice(name.length, at), value: line.slice(at + 1) };
    }
  }
  return { name: "", parameters: "", value: "" };
}

function takeEvent(event: Map<string, Property>, read: ReadDays): void {
  const title = textOf(event.get("SUMMARY"));
  const first = startOf(event.get("DTSTART"));
  const last = first && (endOf(event, first) ?? first);
  const recurrence = event.get("RRULE")?.value.trim() ?? null;
  const why = ((): NotTaken["why"] | undefined => {
    if (title === "") return "no_title";
    if (!first || !last || last < first) return "no_day";
    if (event.get("STATUS")?.value.trim().toUpperCase() === "CANCELLED") return "cancelled";
    if (event.has("RECURRENCE-ID") || event.has("EXDATE")) return "exception";
    if (event.has("RDATE") || (recurrence && !recurrenceSchema.safeParse(recurrence).success)) {
      return "repeats_otherwise";
    }
    return undefined;
  })();
  if (why || !first || !last) {
    read.notTaken.push({ what: title || (event.get("UID")?.value ?? "?"), why: why ?? "no_day" });
    return;
  }
  const description = textOf(event.get("DESCRIPTION")).slice(0, 2000);
  read.days.push({ title, description, starts_on: first, ends_on: last, recurrence });
}

/** Section 3.3.11: escaped commas, semicolons and line ends. */
function textOf(property: Property | undefined): string {
  return (property?.value ?? "")
    .replaceAll(/\\n/gi, "\n")
    .replaceAll(/\\([\\;,])/g, "$1")
    .trim();
}

function startOf(property: Property | undefined): Day | undefined {
  const [, date = "", time, utc] =
    /^(\d{8})(?:T(\d{6})(Z)?)?$/.exec(property?.value.trim() ?? "") ?? [];
  const day = realDay(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`);
  if (!day || !time || !utc) return day;
  return indianDay(`${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`);
}

/** The last day: a date as end is the day after (section 3.6.1), and so is the midnight of one. */
function endOf(event: Map<string, Property>, first: Day): Day | undefined {
  const end = event.get("DTEND");
  if (end) {
    const day = startOf(end);
    const isDayAfter = !end.value.includes("T") || /T000000$/.test(end.value.trim());
    return day && (isDayAfter && day > first ? addDays(day, -1) : day);
  }
  const [, weeks, days] =
    /^P(?:(\d+)W|(\d+)D)$/.exec(event.get("DURATION")?.value.trim() ?? "") ?? [];
  const length = Number(weeks ?? 0) * 7 + Number(days ?? 0);
  return length > 1 ? addDays(first, length - 1) : undefined;
}
