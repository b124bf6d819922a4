import { listCalendar } from "../calendar/calendar.ts";
import { addDays, weekdayOf } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";
import type { RefusalCode } from "../forms/refusal-codes.ts";
import { campusIds } from "../school/campuses.ts";

/**
 * When families are shown around: at a quarter past eight, when classes begin, from Monday to Friday, and so
 * many days ahead. private.is_visiting_time has the same rule.
 */
export const visitingTimes = { clock: "08:15", weekdays: 5, from: 2, to: 30 };
/** What an enquiry is told when its network has asked for enough visits today. */
export const tooManyVisits: RefusalCode = "visits_of_network";
/** How many days are offered. */
const mostOffered = 10;

/** A visiting time; `campuses` still have a place then. */
export type Visit = { at: string; campuses: string[] };

/**
 * The next ten weekdays, starting the day after tomorrow, on which an open campus has a free
 * visiting time; `at` is an instant, "2026-11-24T08:15:00+05:30". Throws the service's error.
 */
export async function listVisits(client: SchoolClient, now: Date): Promise<Visit[]> {
  const { clock, weekdays, from, to } = visitingTimes;
  const first = addDays(indianDay(now), from);
  const span = { from: first, to: addDays(indianDay(now), to) };
  const [holidays, taken] = await Promise.all([
    listCalendar(client, span, { campus: null, level: null, kind: "holiday" }, "en"),
    client.rpc("list_taken_visits").throwOnError(),
  ]);
  return Array.from({ length: to - from + 1 }, (_, later) => addDays(first, later))
    .filter((day) => weekdayOf(day) < weekdays)
    .map((day) => {
      const at = `${day}T${clock}:00+05:30`;
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
