import ICAL from "ical.js";
import type { Zones } from "./calendar-zones.ts";
import { addDays, calendarDay, type Day, monthOf, startOfDay } from "./days.ts";
import { indianClock, indianDay } from "./indian-time.ts";
import type { NamedDays, NotTaken } from "./named-days.ts";
import { listOccurrences, type Recurrence } from "./recurrence.ts";

type Why = NotTaken["why"];
type Times = Pick<NamedDays, "starts_on" | "ends_on" | "start_time" | "end_time">;

/** A start or end: its instant in milliseconds, and its day and clock in India; a date has no clock. */
type Moment = { instant: number; day: Day; clock: string | null };

/** The days and hours of an event (VEVENT) in India, or why it has none. */
export function timesOf(event: ICAL.Component, zones: Zones): Times | Why {
  const [start, end] = ["dtstart", "dtend"].map((name) => {
    const property = event.getFirstProperty(name);
    return property ? momentOf(property, zones) : undefined;
  });
  if (!start || typeof start === "string") return start ?? "no_day";
  if (typeof end === "string") return end;
  const times = end ? until(start, end) : lasting(start, textOf(event, "duration"));
  return times && times.ends_on >= times.starts_on ? times : "no_day";
}

/** The first value of a property as text; "" where there is none. */
export function textOf(event: ICAL.Component, name: string): string {
  return String(event.getFirstProperty(name)?.toJSON()[3] ?? "").trim();
}

function momentOf(property: ICAL.Property, zones: Zones): Moment | Why {
  const written = String(property.toJSON()[3]).trim();
  const day = calendarDay(written.slice(0, 10));
  if (!day) return "no_day";
  if (written.length === 10) return { instant: Date.parse(startOfDay(day)), day, clock: null };
  const zone = zoneOf(property, zones);
  if (!zone) return "unknown_zone";
  const instant = zone(written.slice(0, 19));
  return Number.isNaN(instant) ? "no_day" : at(instant);
}

function zoneOf(property: ICAL.Property, zones: Zones) {
  const isUtc = String(property.toJSON()[3]).trim().endsWith("Z");
  return zones(isUtc ? "UTC" : String(property.getParameter("tzid") ?? "Asia/Kolkata"));
}

function at(instant: number): Moment {
  const shown = indianClock(new Date(instant)).toISOString();
  return { instant, day: shown.slice(0, 10), clock: shown.slice(11, 16) };
}

/**
 * An end that is a date means the day after the last (section 3.6.1). So does midnight, because no day has an
 * hour 24; an event from midnight to midnight is whole days.
 */
function until(start: Moment, end: Moment): Times {
  const start_time = start.clock;
  const openEnd = { starts_on: start.day, start_time, end_time: null };
  if (end.instant <= start.instant) return { ...openEnd, ends_on: end.day };
  if (end.clock === null || end.clock === "00:00") {
    const ends_on = indianDay(new Date(end.instant - 1));
    return { ...openEnd, ends_on, start_time: start_time === "00:00" ? null : start_time };
  }
  if (start_time === null) return { ...openEnd, ends_on: end.day };
  const isLater = end.day > start.day || end.clock > start_time;
  return { ...openEnd, ends_on: end.day, end_time: isLater ? end.clock : null };
}

const longest = 3_660;

/** A DURATION of whole days or weeks counts as that many days, regardless of the starting hour. */
function lasting(start: Moment, duration: string): Times | undefined {
  const seconds = duration ? ICAL.Duration.fromString(duration).toSeconds() : 0;
  const days = seconds / 86_400;
  if (days > longest) return undefined;
  if (days > 0 && !Number.isInteger(days)) return until(start, at(start.instant + seconds * 1_000));
  const ends_on = days > 0 ? addDays(start.day, days - 1) : start.day;
  return { starts_on: start.day, ends_on, start_time: start.clock, end_time: null };
}

/**
 * Whether an event repeats in India on the days of its rule and always at the same hour. False if its zone is
 * on another day, or changes its clocks within the year.
 */
export function repeatsAlikeInIndia(
  event: ICAL.Component,
  rule: Recurrence,
  zones: Zones,
  { starts_on, start_time }: Times,
): boolean {
  const property = event.getFirstProperty("dtstart");
  const zone = property && zoneOf(property, zones);
  if (!start_time || !zone) return true;
  const written = String(property.toJSON()[3]).trim();
  const first = written.slice(0, 10);
  if (first !== starts_on) return false;
  const days = listOccurrences(first, rule, addDays(first, 370));
  // Clocks change twice a year, so one day of each month is enough.
  const some = new Map(days.map((day) => [monthOf(day), day])).values();
  return [...some].every((day) => at(zone(day + written.slice(10, 19))).clock === start_time);
}
