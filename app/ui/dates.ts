/** The school keeps Indian time, wherever its reader is. */
const zone = "Asia/Kolkata";

const clock = new Intl.DateTimeFormat("en-IN", {
  timeZone: zone,
  year: "numeric",
  month: "long",
  day: "numeric",
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/**
 * The parts of an instant as the school says them. Put together by hand, because engines
 * differ in the spaces and marks they place between parts, and a page must read the same
 * from the server and in the browser.
 */
function partsOf(instant: string | Date) {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return {
    year: parts.year ?? "",
    month: parts.month ?? "",
    day: parts.day ?? "",
    weekday: parts.weekday ?? "",
    time: `${parts.hour}:${parts.minute} ${(parts.dayPeriod ?? "").toLowerCase()}`,
  };
}

/** "6", "December", "Saturday" of an ISO instant or date. */
export function dayParts(instant: string) {
  const { day, month, weekday, year } = partsOf(instant);
  return { day, month, weekday, year };
}

/** "9:00 am – 1:30 pm", or the start alone where no end is known. */
export function timeSpan(start: string, end: string | null): string {
  return end ? `${partsOf(start).time} – ${partsOf(end).time}` : partsOf(start).time;
}

/** "to 24 November" where an event ends on a later day than it starts, else null. */
export function lastDay(start: string, end: string | null): string | null {
  if (!end) return null;
  const [first, last] = [partsOf(start), partsOf(end)];
  const isOneDay = first.day === last.day && first.month === last.month && first.year === last.year;
  return isOneDay ? null : `to ${last.day} ${last.month}`;
}

/** "6 December 2026" */
export function fullDate(instant: string): string {
  const { day, month, year } = partsOf(instant);
  return `${day} ${month} ${year}`;
}

/** "November 2026" */
export function monthAndYear(instant: string): string {
  const { month, year } = partsOf(instant);
  return `${month} ${year}`;
}
