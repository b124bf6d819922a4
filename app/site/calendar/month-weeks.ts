import type { CalendarOccurrence } from "../../../data/calendar.ts";
import {
  addDays,
  type Day,
  daysBetween,
  daysOfMonth,
  type Month,
  weekdayOf,
} from "../../../data/days.ts";

/** The part of an entry of several days that lies in one week, drawn as a bar from its first day there. */
export type Bar = { occurrence: CalendarOccurrence; days: number; begins: boolean; ends: boolean };

export type MonthDay = {
  day: Day;
  /** From the top: a bar that starts here, one that goes on from the day before, or nothing. */
  lanes: (({ starts: true } & Bar) | { starts: false; occurrence: CalendarOccurrence } | null)[];
  /** What happens on this day alone. */
  singles: CalendarOccurrence[];
};

/** The days that a month's sheet shows: whole weeks, Monday to Sunday. */
export function daysOfSheet(month: Month): { from: Day; to: Day } {
  const { from, to } = daysOfMonth(month);
  return { from: addDays(from, -weekdayOf(from)), to: addDays(to, 6 - weekdayOf(to)) };
}

/** A month's sheet, week by week. What lasts several days keeps its height through the week. */
export function weeksOfMonth(month: Month, occurrences: readonly CalendarOccurrence[]) {
  const { from, to } = daysOfSheet(month);
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
    for (const [place, { lanes }] of covered.entries()) {
      while (lanes.length < lane) lanes.push(null);
      lanes[lane] =
        place > 0
          ? { starts: false, occurrence }
          : {
              ...{ starts: true, occurrence, days: covered.length },
              begins: occurrence.from >= monday,
              ends: occurrence.to <= sunday,
            };
    }
  }
  return week;
}

/** The first height at which nothing lies on any of the days. */
function freeLane(days: readonly MonthDay[]): number {
  let lane = 0;
  while (days.some(({ lanes }) => lanes[lane])) lane += 1;
  return lane;
}
