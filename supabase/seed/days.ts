/**
 * The days of the sample school. A day is a string "2026-11-21" as read from a calendar in Himachal
 * Pradesh; the sample content lies around the day of the first start, so it never looks old.
 */
export type Day = string;

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** The calendar day in India at a moment. */
export function indianDay(moment: Date): Day {
  return new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function weekdayNumber(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function isSunday(day: Day): boolean {
  return weekdayNumber(day) === 0;
}

/** The first such weekday on the day or after it. */
export function onOrAfter(day: Day, weekday: Weekday): Day {
  return addDays(day, (weekdays.indexOf(weekday) - weekdayNumber(day) + 7) % 7);
}

/** The next "01-26" after today. */
export function next(monthDay: string, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear > today ? thisYear : `${year + 1}-${monthDay}`;
}

/** The last "08-15" before today. */
export function last(monthDay: string, today: Day): Day {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return thisYear < today ? thisYear : `${year - 1}-${monthDay}`;
}

/** A moment in Indian time, "09:30" on a day, as the database reads it. */
export function at(day: Day, time: string): string {
  return `${day}T${time}:00+05:30`;
}

/** The year in which the school session (April to March) of a day began. */
export function sessionYear(day: Day): number {
  return Number(day.slice(0, 4)) - (day.slice(5) < "04-01" ? 1 : 0);
}

/** "2026–27" for the session that begins in April 2026. */
export function sessionName(year: number): string {
  return `${year}–${String(year + 1).slice(2)}`;
}

/** "Saturday, 5 December". */
export function spokenDay(day: Day): string {
  return new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^(\w+) /, "$1, ");
}

/** "शनिवार, 5 दिसंबर". */
export function hindiDay(day: Day): string {
  const parts = new Intl.DateTimeFormat("hi-IN-u-nu-latn", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  const said = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${said.weekday}, ${said.day} ${said.month}`;
}
