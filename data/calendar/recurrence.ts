import { z } from "zod";
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  daysOfMonth,
  monthOf,
  startOfDay,
  weekdayOf,
} from "./days.ts";
import { indianDay } from "./indian-time.ts";

/** A first and a last day. */
export type Span = { from: Day; to: Day };

/** Weekdays as in RFC 5545, Monday first. */
const weekdayCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;

/** A weekday of every week, or the first (1), second or last (-1) one of a month. */
type Weekday = { weekday: number; place: number | null };

export type Recurrence = {
  frequency: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  /** The interval in days, weeks, months or years. */
  interval: number;
  /** The number of occurrences, including the first. */
  count: number | null;
  /** The last possible day. */
  until: Day | null;
  weekdays: Weekday[];
  /** Days of the month; -1 is its last. */
  monthDays: number[];
};

const untilSchema = z
  .string()
  .regex(/^\d{8}(T\d{6}Z?)?$/)
  .transform((text) => {
    const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
    const [hours, minutes] = [text.slice(9, 11), text.slice(11, 13)];
    const instant = `${day}T${hours}:${minutes}:00Z`;
    // An impossible day is left for the next check to refuse.
    return text.endsWith("Z") && !Number.isNaN(Date.parse(instant)) ? indianDay(instant) : day;
  })
  .pipe(z.iso.date());

const weekdaySchema = z
  .string()
  .regex(/^(-1|[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/)
  .transform((text): Weekday => {
    const place = text.slice(0, -2);
    const code = text.slice(-2) as (typeof weekdayCodes)[number];
    return { weekday: weekdayCodes.indexOf(code), place: place ? Number(place) : null };
  });

const monthDaySchema = z
  .string()
  .regex(/^-?[1-9]\d?$/)
  .transform(Number)
  .pipe(z.int().min(-31).max(31));

/**
 * The supported repetition rules of RFC 5545 (section 3.3.10): by days, weeks (BYDAY), months
 * (BYDAY with or without a position, or BYMONTHDAY) and years, with INTERVAL, COUNT or UNTIL. All
 * other rules are refused, so that no page or feed shows a repetition differently than intended.
 */
export const recurrenceSchema = z
  .string()
  .max(300)
  .regex(/^[A-Z]+=[^=;]+(;[A-Z]+=[^=;]+)*$/)
  .transform((rule) => Object.fromEntries(rule.split(";").map((part) => part.split("="))))
  .pipe(
    z.strictObject({
      FREQ: z.enum(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"]),
      INTERVAL: z.coerce.number().int().min(1).max(99).default(1),
      COUNT: z.coerce.number().int().min(1).max(999).nullable().default(null),
      UNTIL: untilSchema.nullable().default(null),
      BYDAY: listOf(weekdaySchema),
      BYMONTHDAY: listOf(monthDaySchema),
      WKST: z.literal("MO").optional(),
    }),
  )
  .transform(
    (rule): Recurrence => ({
      frequency: rule.FREQ,
      interval: rule.INTERVAL,
      count: rule.COUNT,
      until: rule.UNTIL,
      weekdays: rule.BYDAY,
      monthDays: rule.BYMONTHDAY,
    }),
  )
  .refine(({ count, until }) => count === null || until === null)
  .refine(({ frequency, weekdays, monthDays }) => {
    if (frequency === "MONTHLY") return weekdays.length === 0 || monthDays.length === 0;
    if (monthDays.length > 0) return false;
    if (frequency === "WEEKLY") return weekdays.every(({ place }) => place === null);
    return weekdays.length === 0;
  });

function listOf<Value>(schema: z.ZodType<Value, string>) {
  return z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(schema))
    .default([]);
}

/** The condition on stored entries that may take place on a day or later: they end then, or repeat. */
export const mayLastTo = (day: Day) => `ends_on.gte.${day},recurrence.not.is.null`;

/** The rule of a row, or null if it has none or an unsupported one. */
export function readRecurrence(rule: string | null): Recurrence | null {
  return rule === null ? null : (recurrenceSchema.safeParse(rule).data ?? null);
}

/**
 * The rule in RFC 5545 notation. UNTIL is a date if starts are dates, else the last instant of that
 * day in India, in UTC, as section 3.3.10 requires.
 */
export function writeRecurrence(rule: Recurrence, startsAre: "dates" | "instants"): string {
  const { frequency, interval, count, until, weekdays, monthDays } = rule;
  const end = until && startsAre === "instants" ? lastSecond(until) : until;
  const parts = [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    count !== null && `COUNT=${count}`,
    end !== null && `UNTIL=${end.replaceAll(/[-:]|\.000/g, "")}`,
    weekdays.length > 0 &&
      `BYDAY=${weekdays.map(({ weekday, place }) => `${place ?? ""}${weekdayCodes[weekday]}`)}`,
    monthDays.length > 0 && `BYMONTHDAY=${monthDays}`,
  ];
  return parts.filter(Boolean).join(";");
}

function lastSecond(day: Day): string {
  return new Date(Date.parse(startOfDay(addDays(day, 1))) - 1_000).toISOString();
}

/** How many days, weeks, months or years an endless rule is expanded for. */
const longestRun = 5_000;

/**
 * The first days of all occurrences up to and including a day, in order. The start always counts as
 * one, even if the rule does not include it, as in other calendar programs.
 */
export function listOccurrences(first: Day, rule: Recurrence | null, upTo: Day): Day[] {
  if (first > upTo) return [];
  if (!rule) return [first];
  const last = rule.until && rule.until < upTo ? rule.until : upTo;
  const days = [first];
  for (let period = 0; period < longestRun; period += 1) {
    const { begins, days: candidates } = daysOfPeriod(first, rule, period * rule.interval);
    if (begins > last) break;
    for (const day of candidates) {
      if (day <= first) continue;
      if (day > last || days.length === rule.count) return days;
      days.push(day);
    }
  }
  return days;
}

/** The first and the last day of each of these occurrences of something that lasts from one day to another. */
export function spansOf(from: Day, to: Day, rule: Recurrence | null, upTo: Day): Span[] {
  const length = daysBetween(from, to);
  return listOccurrences(from, rule, upTo).map((first) => ({
    from: first,
    to: addDays(first, length),
  }));
}

/** The days that the rule selects in the week, month or year that many steps after the first. */
function daysOfPeriod(first: Day, rule: Recurrence, later: number): { begins: Day; days: Day[] } {
  switch (rule.frequency) {
    case "DAILY": {
      const day = addDays(first, later);
      return { begins: day, days: [day] };
    }
    case "WEEKLY": {
      const monday = addDays(first, later * 7 - weekdayOf(first));
      const weekdays = rule.weekdays.map(({ weekday }) => weekday);
      const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(first)];
      return { begins: monday, days: wanted.toSorted().map((place) => addDays(monday, place)) };
    }
    case "MONTHLY":
      return daysOfOneMonth(addMonths(monthOf(first), later), first, rule);
    case "YEARLY":
      return daysOfOneMonth(addMonths(monthOf(first), later * 12), first, rule);
  }
}

function daysOfOneMonth(month: string, first: Day, { weekdays, monthDays }: Recurrence) {
  const { from, to } = daysOfMonth(month);
  const length = Number(to.slice(8));
  const numbers =
    weekdays.length > 0
      ? weekdays.flatMap((weekday) => numbersOf(weekday, from, length))
      : (monthDays.length > 0 ? monthDays : [Number(first.slice(8))]).map((number) =>
          number < 0 ? length + 1 + number : number,
        );
  const days = [...new Set(numbers)]
    .filter((number) => number >= 1 && number <= length)
    .toSorted((a, b) => a - b)
    .map((number) => addDays(from, number - 1));
  return { begins: from, days };
}

/** The day numbers of a month's Saturdays, or only of its second or last one. */
function numbersOf({ weekday, place }: Weekday, from: Day, length: number): number[] {
  const earliest = ((weekday - weekdayOf(from) + 7) % 7) + 1;
  const all = [0, 1, 2, 3, 4].map((week) => earliest + 7 * week).filter((day) => day <= length);
  if (place === null) return all;
  return all.slice(place < 0 ? place : place - 1, place < 0 ? undefined : place);
}
