import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import {
  addDays,
  type Day,
  daysBetween,
  daysOfMonth,
  type Month,
  weekdayOf,
} from "../../../data/calendar/days.ts";

export type Days = { from: Day; to: Day };

/**
 * One row of a day: nothing, a bar that starts here and spans a number of days, or one that
 * continues.
 */
export type Lane = { key: string } & (
  | { holds: "nothing" }
  | {
      holds: "bar";
      occurrence: CalendarOccurrence;
      days: number;
      begins: boolean;
      ends: boolean;
    }
  | { holds: "rest"; occurrence: CalendarOccurrence }
);

export type MonthDay = {
  day: Day;
  /** Entries of several days, from the top. */
  lanes: Lane[];
  /** Entries of this day only. */
  singles: CalendarOccurrence[];
};

/** The days of a month's grid: whole weeks, Monday to Sunday. */
export function daysOfSheet(month: Month): Days {
  const { from, to } = daysOfMonth(month);
  return { from: addDays(from, -weekdayOf(from)), to: addDays(to, 6 - weekdayOf(to)) };
}

/** As many weeks as most months take, from the one of a day on. */
export function weeksFrom(day: Day): Days {
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, 34) };
}

/** The grid week by week. An entry of several days keeps its row through the week. */
export function weeksOf({ from, to }: Days, occurrences: readonly CalendarOccurrence[]) {
  const weeks = (daysBetween(from, to) + 1) / 7;
  return Array.from({ length: weeks }, (_, week) => layWeek(addDays(from, week * 7), occurrences));
}

function layWeek(monday: Day, occurrences: readonly CalendarOccurrence[]): MonthDay[] {
  const sunday = addDays(monday, 6);
  const here = occurrences.filter(({ from, to }) => from <= sunday && to >= monday);
  const week: MonthDay[] = Array.from({ length: 7 }, (_, place) => {
    const day = addDays(monday, place);
    const singles = here.filter(({ from, to }) => from === day && to === day);
    return { day, lanes: [], singles };
  });
  for (const occurrence of here.filter(({ from, to }) => from !== to)) {
    const first = Math.max(0, daysBetween(monday, occurrence.from));
    const last = Math.min(6, daysBetween(monday, occurrence.to));
    const covered = week.slice(first, last + 1);
    const lane = freeLane(covered);
    const { key } = occurrence;
    for (const [place, { lanes }] of covered.entries()) {
      while (lanes.length < lane) lanes.push({ key: `${lanes.length}`, holds: "nothing" });
      lanes[lane] =
        place > 0
          ? { key, holds: "rest", occurrence }
          : {
              key,
              holds: "bar",
              occurrence,
              days: covered.length,
              begins: occurrence.from >= monday,
              ends: occurrence.to <= sunday,
            };
    }
  }
  return week;
}

/** The first row that is free on all of these days. */
function freeLane(days: readonly MonthDay[]): number {
  let lane = 0;
  while (days.some(({ lanes }) => (lanes[lane]?.holds ?? "nothing") !== "nothing")) lane += 1;
  return lane;
}
