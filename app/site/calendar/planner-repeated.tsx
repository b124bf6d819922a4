import plannerTexts from "messages:site/calendar/planner";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import { groupBy } from "../../../data/older-browsers.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { entryMark } from "../../pencils/entry-mark.ts";
import { daySpan } from "../../ui/dates.ts";
import { EntryFacts, EntryTitle } from "./entry-details.tsx";
import { HoursAndPlace } from "./planner-month.tsx";

type Series = { first: CalendarOccurrence; last: CalendarOccurrence };

/** The entries that repeat through the year, once each, below its months. */
export function Repeated({ series }: { series: Series[] }) {
  const edit = useEditMark();
  const t = useTexts(plannerTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="repeated" className="planner-repeated">
      <h2 id="repeated" className="text-h4">
        {t.repeated}
      </h2>
      <ul>
        {series.map(({ first, last }) => (
          <li
            data-edit={edit?.(...entryMark(first))}
            key={first.id}
            className="agenda-item"
            data-kind={first.kind}
          >
            <p className="font-semibold">
              <EntryTitle occurrence={first} />
            </p>
            <p className="numbers text-small text-ink-2">
              {daySpan(first.from, last.from, language)}
            </p>
            <p className="text-small">
              <HoursAndPlace occurrence={first} />
            </p>
            <EntryFacts occurrence={first} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * An entry that repeats more than twice a year is listed once below the months instead of filling
 * them.
 */
const mostInMonths = 2;

/** Parts those that repeat from all others. */
export function partByRepetition(occurrences: CalendarOccurrence[]) {
  const held = groupBy(occurrences, ({ id }) => id);
  const isSeries = (id: string) => (held.get(id)?.length ?? 0) > mostInMonths;
  const repeated = [...held.values()].flatMap((all): Series[] => {
    const [first, last] = [all.at(0), all.at(-1)];
    return first && last && isSeries(first.id) ? [{ first, last }] : [];
  });
  return { once: occurrences.filter(({ id }) => !isSeries(id)), repeated };
}
