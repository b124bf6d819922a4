import { listCalendar } from "../calendar/calendar.ts";
import { addDays, weekdayOf } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";
import { campusIds } from "../school/campuses.ts";

/** Families are shown around at a quarter past eight, when classes begin. */
const hour = "08:15:00+05:30";
/** How many days are offered, and how many days ahead are searched for them. */
const mostOffered = 10;
const lookedThrough = 28;

/** A visiting time; `campuses` still have a place then. */
export type Visit = { at: string; campuses: string[] };

/**
 * The next ten weekdays, starting the day after tomorrow, on which an open campus has a free
 * visiting time; `at` is an instant, "2026-11-24T08:15:00+05:30". Throws the service's error.
 */
export async function listVisits(client: SchoolClient, now: Date): Promise<Visit[]> {
  const first = addDays(indianDay(now), 2);
  const span = { from: first, to: addDays(first, lookedThrough) };
  const [holidays, taken] = await Promise.all([
    listCalendar(client, span, { campus: null, level: null, kind: "holiday" }, "en"),
    client.rpc("list_taken_visits").throwOnError(),
  ]);
  return Array.from({ length: lookedThrough }, (_, later) => addDays(first, later))
    .filter((day) => weekdayOf(day) < 5)
    .map((day) => {
      const at = `${day}T${hour}`;
      const isOpen = (campus: string) =>
        !holidays.some(
          (one) =>
            one.from <= day &&
            one.to >= day &&
            (one.campus ?? campus) === campus &&
            one.levels.length === 0,
        ) &&
        !taken.data.some(
          (one) => one.campus === campus && Date.parse(one.visit_at) === Date.parse(at),
        );
      return { at, campuses: campusIds().filter(isOpen) };
    })
    .filter(({ campuses }) => campuses.length > 0)
    .slice(0, mostOffered);
}
