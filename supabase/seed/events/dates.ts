import { addDays, type Day, isSunday, next, onOrAfter } from "../days.ts";

/** Sports day is named in an announcement too. */
export function sportsDay(today: Day): Day {
  return onOrAfter(addDays(today, 10), "Saturday");
}

/** Tomorrow, or the day after where tomorrow is a Sunday. */
export function nextSchoolDay(today: Day): Day {
  const tomorrow = addDays(today, 1);
  return isSunday(tomorrow) ? addDays(tomorrow, 1) : tomorrow;
}

/** The given weekday on or after a date of the season: "the first Saturday from 6 March". */
export function inSeason(monthDay: string, weekday: "Friday" | "Saturday", today: Day): Day {
  return onOrAfter(next(monthDay, today), weekday);
}

/** The last school day before the last Diwali. The almanac sets the date, so the days are listed. */
export function lastDiwaliEvening(today: Day): Day {
  const evenings = [
    "2024-10-30",
    "2025-10-18",
    "2026-11-06",
    "2027-10-28",
    "2028-10-16",
    "2029-11-03",
  ];
  return evenings.filter((evening) => evening < today).at(-1) ?? addDays(today, -30);
}
