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
