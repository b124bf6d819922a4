export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** "Tuesday and Thursday" */
export function spokenDays(days: readonly string[]): string {
  return days.length < 2 ? days.join() : `${days.slice(0, -1).join(", ")} and ${days.at(-1)}`;
}
