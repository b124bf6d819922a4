import { addDays, type Day, weekdayOf } from "../../data/calendar/days.ts";
import { indianDay } from "../../data/calendar/indian-time.ts";

/**
 * The Monday of the week that weekly letters are about at an instant: they go out on Sundays from four
 * in the afternoon in India, and until Monday noon where the site was away. Null at other times.
 */
export function weekToWriteAbout(now: Date): Day | null {
  const day = indianDay(now);
  const hour = new Date(now.getTime() + 5.5 * 3_600_000).getUTCHours();
  if (weekdayOf(day) === 6 && hour >= 16) return addDays(day, 1);
  return weekdayOf(day) === 0 && hour < 12 ? day : null;
}
