import { addDays, daysBetween } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { Resource } from "../resource.ts";
import type { Typed } from "./field-values.ts";

/** Close to a year, and the same day of the week. */
const year = 364;

/**
 * The days in the copy of last year's event: the same weekdays a year later, or as many years as needed to
 * lie ahead, so that its end and the last day for replies keep their distance from its beginning.
 */
export function movedAhead(
  { fields, copyAhead }: Pick<Resource, "fields" | "copyAhead">,
  typed: Typed,
  now: Date,
): Typed {
  const first = copyAhead === undefined ? "" : (typed[copyAhead] ?? "").slice(0, 10);
  if (!first) return typed;
  const years = Math.ceil(daysBetween(first, indianDay(now.toISOString())) / year);
  if (years <= 0) return typed;
  const moved = fields.flatMap(({ name, kind }) => {
    const at = typed[name] ?? "";
    if ((kind !== "day" && kind !== "moment") || !at) return [];
    return [[name, addDays(at.slice(0, 10), years * year) + at.slice(10)]];
  });
  return { ...typed, ...Object.fromEntries(moved) };
}
