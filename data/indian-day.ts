/** The calendar day in India at a moment: "2026-11-21". */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
