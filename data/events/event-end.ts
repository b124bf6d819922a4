import { addDays, startOfDay } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";

type Times = { starts_at: string; ends_at: string | null };

/**
 * When an event is over: at its end or, without one, when its day in India ends. The database has the same rule
 * (private.event_end).
 */
export function eventEnd({ starts_at, ends_at }: Times): Date {
  return new Date(ends_at ?? startOfDay(addDays(indianDay(starts_at), 1)));
}

/** The same rule as a condition of PostgREST: the events that are over at a moment, or those to come. */
export function endCondition(when: "coming" | "past", moment: Date): string {
  const [now, today] = [moment.toISOString(), startOfDay(indianDay(moment))];
  return when === "coming"
    ? `ends_at.gt.${now},and(ends_at.is.null,starts_at.gte.${today})`
    : `ends_at.lte.${now},and(ends_at.is.null,starts_at.lt.${today})`;
}
