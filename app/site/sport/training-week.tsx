import weekdayNames from "messages:names/weekdays";
import type { Language } from "../../../data/languages.ts";
import { weekdays } from "../co-curricular/weekdays.ts";

/**
 * The training days as a strip of the week, above the times in words; nothing if any time names no day.
 * Hidden from screen readers, because the words say the same.
 */
export function TrainingWeek({ timings, language }: { timings: string[]; language: Language }) {
  const names = weekdays.map((day) => weekdayNames[language][day]);
  const named = timings.map((timing) => daysIn(timing, names));
  if (named.some((days) => days.length === 0)) return null;
  const trained = new Set(named.flat());
  return (
    <dd aria-hidden className="my-1.5 grid grid-cols-6 gap-1 text-center text-small">
      {names.map((name, day) => (
        <span
          key={name}
          className={`pt-1 pb-0.5 ${trained.has(day) ? "bg-pine-700 font-semibold text-paper" : "bg-paper-sunk text-ink-3"}`}
        >
          {shortOf(day, language)}
        </span>
      ))}
    </dd>
  );
}

/** Returns the indexes of the weekdays that a time names, all four for "Monday to Thursday". */
export function daysIn(timing: string, names: readonly string[]): number[] {
  const days = names.flatMap((name, day) => (timing.includes(name) ? [day] : []));
  const [first, last] = days;
  if (first === undefined || last === undefined || days.length !== 2) return days;
  const between = timing.slice(
    timing.indexOf(names[first] ?? "") + (names[first] ?? "").length,
    timing.indexOf(names[last] ?? ""),
  );
  if (!/^ *(to|–|-|से) *$/.test(between)) return days;
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** "Mon", "सोम": 5 January 1970 was a Monday. */
const shortOf = (day: number, language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN`, { weekday: "short", timeZone: "UTC" }).format(
    Date.UTC(1970, 0, 5 + day),
  );
