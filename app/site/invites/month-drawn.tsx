import calendarTexts from "messages:site/calendar/calendar";
import {
  addDays,
  type Day,
  daysBetween,
  daysOfMonth,
  type Month,
  weekdayOf,
} from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { useTexts } from "../../language/texts.ts";

export type Held = { id: string; starts_at: string; ends_at: string | null };

/**
 * A month as a small sheet on which the days of events are marked. The list beside it says the same in words,
 * so a screen reader passes over it.
 */
export function MonthDrawn({ month, events, today }: { month: Month; events: Held[]; today: Day }) {
  const { weekdays } = useTexts(calendarTexts);
  const { from, to } = daysOfMonth(month);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, place) =>
    addDays(from, place),
  );
  const before = weekdays.slice(0, weekdayOf(from));
  return (
    <div aria-hidden className="month-drawn numbers no-print">
      {weekdays.map(([short, long]) => (
        <span key={long} className="weekday">
          {short}
        </span>
      ))}
      {before.map(([, long]) => (
        <span key={`${long} before`} />
      ))}
      {days.map((day) => (
        <span
          key={day}
          data-held={events.some((event) => isHeldOn(event, day)) || undefined}
          data-today={day === today || undefined}
        >
          {Number(day.slice(8))}
        </span>
      ))}
    </div>
  );
}

function isHeldOn({ starts_at, ends_at }: Held, day: Day): boolean {
  return indianDay(starts_at) <= day && day <= indianDay(ends_at ?? starts_at);
}
