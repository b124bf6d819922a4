import { instantOfClock } from "./indian-time.ts";

/** A calendar day in India, "2026-11-21". Days sort as text. */
export type Day = string;
/** A month, "2026-11". */
export type Month = string;
/** The form of the months that the calendar shows. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

const dayLength = 86_400_000;

/**
 * The day "2022-08-14", or null if there is no such day, like 31 June. A year outside the two centuries in which
 * a school dates anything is a slip of the pen.
 */
export function calendarDay(text: string | null): Day | null {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(time(text));
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The instant at which a day begins in India, as the database reads it: "2026-11-20T18:30:00.000Z". */
export function startOfDay(day: Day): string {
  return instantOfClock(new Date(time(day))).toISOString();
}

/** The day this many days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return new Date(time(day) + days * dayLength).toISOString().slice(0, 10);
}

/** The same day this many years earlier; the 29th of February becomes the 28th in a year without it. */
export function yearsBefore(day: Day, years: number): Day {
  const date = new Date(time(day));
  date.setUTCFullYear(date.getUTCFullYear() - years);
  const before = date.toISOString().slice(0, 10);
  return before.slice(5, 7) === day.slice(5, 7) ? before : addDays(before, -1);
}

/** The number of days from the first day to the second. */
export function daysBetween(first: Day, second: Day): number {
  return Math.round((time(second) - time(first)) / dayLength);
}

/** 0 for Monday to 6 for Sunday: the school's week begins on Monday, as a week of RFC 5545 does. */
export function weekdayOf(day: Day): number {
  return (new Date(time(day)).getUTCDay() + 6) % 7;
}

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month this many months later. */
export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: Month): { from: Day; to: Day } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The starting year of the school year (April to March) that contains a day. */
export function schoolYearOf(day: Day): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
}

function time(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
