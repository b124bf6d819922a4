import type { ListedEvent } from "../../../data/events/events.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { dayParts } from "../../ui/dates.ts";

type HungDayProps = {
  event: Pick<ListedEvent, "starts_at" | "campus" | "cancelled_at">;
  /** Whether the month is to be seen; in the list of a month it is only heard. */
  month?: boolean;
  className?: string;
};

/** The day of an event on the flag of its campus, which hangs from the line above it. */
export function HungDay({ event, month = false, className = "" }: HungDayProps) {
  const language = useLanguage();
  const parts = dayParts(event.starts_at, language);
  return (
    <time dateTime={event.starts_at} className={`hung-day numbers ${className}`}>
      <span
        data-mark={campusOf(event.campus, language)?.mark}
        data-off={event.cancelled_at ? "" : undefined}
        className="day-flag"
      >
        {parts.day}
      </span>{" "}
      <span className="hung-weekday">
        <span className={month ? undefined : "sr-only"}>{parts.month} </span>
        <span>{parts.weekday}</span>
      </span>
    </time>
  );
}
