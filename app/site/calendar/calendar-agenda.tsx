import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import { type Day, type Month, monthOf, weekdayOf } from "../../../data/calendar/days.ts";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { entryMark } from "../../pencils/entry-mark.ts";
import { monthAndYear } from "../../ui/dates.ts";
import { hoursSpan, whenSpan } from "../../ui/entry-hours.ts";
import { EventDay } from "../invites/event-day.tsx";
import { EntryFacts, EntryMore, EntryTitle } from "./entry-details.tsx";

type AgendaProps = {
  occurrences: CalendarOccurrence[];
  /** Entries that began earlier are listed under this day. */
  from: Day;
  /** The month that the page's heading already names, if it does. */
  month: Month | null;
  /** What comes after has the month's name. */
  earlier?: boolean;
};

/** Entries day by day with all their details, as a ruled list. */
export function CalendarAgenda({ occurrences, from, month, earlier = false }: AgendaProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-y-12">
      {byMonth(occurrences, from).map((part) => {
        const name = monthAndYear(`${part.month}-01`, language);
        return (
          <section key={part.month} aria-label={earlier ? undefined : name}>
            {part.month !== month && <h2 className="mb-3 text-h3">{name}</h2>}
            <ol className="border-t-2 border-ink">
              {part.days.map(({ day, entries }) => (
                <li key={day} id={dayId(day)} className="calendar-day" data-sunday={isSunday(day)}>
                  <EventDay startsAt={day} month={false} />
                  <ul className="grid gap-y-5">
                    {entries.map((occurrence) => (
                      <AgendaEntry key={occurrence.key} occurrence={occurrence} />
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function AgendaEntry({ occurrence }: { occurrence: CalendarOccurrence }) {
  const edit = useEditMark();
  const language = useLanguage();
  const { from, to, kind } = occurrence;
  // The day is shown beside it.
  const when = from === to ? hoursSpan(occurrence, language) : whenSpan(occurrence, language);
  return (
    <li data-edit={edit?.(...entryMark(occurrence))} data-kind={kind}>
      <h3 className={from === to ? "text-h4" : "several-days text-h4"}>
        <EntryTitle occurrence={occurrence} />
      </h3>
      {when && <p className="numbers text-small text-ink-2">{when}</p>}
      <EntryFacts occurrence={occurrence} />
      <EntryMore occurrence={occurrence} />
    </li>
  );
}

/** Where the entries of a day are listed. */
export function dayId(day: Day): string {
  return `day-${day}`;
}

/** The day under which an agenda from a day on lists an entry. */
export function dayInList(occurrence: CalendarOccurrence, from: Day): Day {
  return occurrence.from < from ? from : occurrence.from;
}

/** Set on Sundays, which are printed in red like holidays. */
export function isSunday(day: Day): true | undefined {
  return weekdayOf(day) === 6 || undefined;
}

type MonthPart = { month: Month; days: { day: Day; entries: CalendarOccurrence[] }[] };

function byMonth(occurrences: CalendarOccurrence[], from: Day): MonthPart[] {
  const months: MonthPart[] = [];
  for (const occurrence of occurrences) {
    const day = dayInList(occurrence, from);
    let part = months.at(-1);
    if (part?.month !== monthOf(day)) {
      part = { month: monthOf(day), days: [] };
      months.push(part);
    }
    const last = part.days.at(-1);
    if (last?.day === day) last.entries.push(occurrence);
    else part.days.push({ day, entries: [occurrence] });
  }
  return months;
}
