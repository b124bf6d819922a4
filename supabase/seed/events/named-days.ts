import { type Day, next } from "../days.ts";
import { addDaysOfTerm, schoolDayFrom, schoolDayUntil } from "../school-days.ts";

/** Sports day is named in an announcement too. */
export function sportsDay(today: Day): Day {
  return schoolDayFrom(addDaysOfTerm(today, 10), { weekday: "Saturday" });
}

/** The first day of the week, which has an album too. */
export function mathematicsWeek(today: Day): Day {
  return schoolDayUntil(addDaysOfTerm(today, -24), { weekday: "Monday", days: 5 });
}

/** The science and craft fair is on the first Saturday from here; the last one has an album. */
export const fairSeason = "01-20";

/** The given weekday on or after a date of the season: "the first Saturday from 6 March". */
export function inSeason(monthDay: string, weekday: "Friday" | "Saturday", today: Day): Day {
  return schoolDayFrom(next(monthDay, today), { weekday });
}
