import { useLanguage } from "../../language/language.ts";
import { dayParts } from "../../ui/dates.ts";

/** The day of an event in large type: "5", then the month, then the weekday. */
export function EventDay({ startsAt, month = true }: { startsAt: string; month?: boolean }) {
  const parts = dayParts(startsAt, useLanguage());
  return (
    <time dateTime={startsAt} className="items-center gap-x-2 md:grid md:grid-cols-[auto_1fr]">
      <span className="numbers block min-w-[3.9rem] font-display text-[2.75rem]/[0.9] font-headline tracking-[-0.03em] text-pine-800 max-md:mb-1.5 md:text-[3.5rem]/[0.9]">
        {parts.day}
      </span>{" "}
      <span className="block text-small/[1.2] text-ink-2">
        <span className={month ? "block" : "sr-only"}>{parts.month} </span>
        <span className="whitespace-nowrap max-md:text-least/[1.2]">{parts.weekday}</span>
      </span>
    </time>
  );
}
