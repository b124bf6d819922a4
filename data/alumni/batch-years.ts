import { indianYear } from "../calendar/indian-time.ts";

/** The earliest batch that the table accepts; the last is of the current year (private.guard_batch_year). */
export const firstBatch = 1850;
/** How many years back people may choose if the school's first year is unknown. */
const longestAgo = 80;

/**
 * The possible leaving years of a school that began in a given year, latest first; always includes `chosen`.
 */
export function batchYears(
  began: number | undefined,
  chosen?: number | null,
  now = new Date(),
): number[] {
  const last = indianYear(now);
  const first = Math.min(began ?? last - longestAgo, chosen || last, last);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}
