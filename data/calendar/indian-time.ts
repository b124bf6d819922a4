/** Indian Standard Time is five and a half hours ahead of UTC all year round. */
const offset = 5.5 * 3_600_000;

/**
 * The clock in India at an instant (an ISO instant, a day or a Date), as a Date whose UTC fields
 * show Indian time: `indianClock(now).getUTCHours()`.
 */
export function indianClock(instant: string | Date): Date {
  return new Date(new Date(instant).getTime() + offset);
}

/** The instant at which clocks in India show the UTC fields of a Date. */
export function instantOfClock(clock: Date): Date {
  return new Date(clock.getTime() - offset);
}

/** The calendar day in India at an instant: "2026-11-21". */
export function indianDay(instant: string | Date): string {
  return indianClock(instant).toISOString().slice(0, 10);
}

/** The year in India at an instant. */
export function indianYear(instant: string | Date): number {
  return indianClock(instant).getUTCFullYear();
}

/** The clock in India at an instant as people write it, "8:15", and the part of the day that is named beside it. */
export function twelveHourClock(instant: string | Date): { clock: string; part: string } {
  const at = indianClock(instant);
  return { clock: shortClock(at.toISOString().slice(11, 16)), part: partOfDay(at.getUTCHours()) };
}

/** "7:05" of "07:05" or "19:05": without the part of the day. */
export function shortClock(clock: string): string {
  const [hour = "", minute = ""] = clock.split(":");
  return `${Number(hour) % 12 || 12}:${minute}`;
}

/** Hindi puts the part of the day before an hour; English has am or pm after it. */
function partOfDay(hour: number): string {
  if (hour < 4) return "early";
  if (hour < 12) return "morning";
  if (hour < 16) return "afternoon";
  return hour < 20 ? "evening" : "night";
}
