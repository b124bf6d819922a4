import calendarTexts from "messages:site/calendar/calendar";
import { ChevronDown } from "lucide-react";
import type { CalendarChoice } from "../../../data/calendar/calendar-item.ts";
import { calendarKinds } from "../../../data/calendar/calendar-kinds.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { levelsIn } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { KindMark } from "./entry-details.tsx";

type PlaceFiltersProps = Pick<CalendarChoice, "campus" | "level"> & {
  /** The labels of the two filters when the page shows them twice. */
  labels?: { campus: string; level: string };
  /** The anchor at which the reader stays after a choice. */
  anchor?: string;
};

/** Filters by campus and level. */
export function PlaceFilters({ campus, level, labels, anchor }: PlaceFiltersProps) {
  const texts = useTexts(calendarTexts);
  const t = labels ?? texts;
  const language = useLanguage();
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FilterLinks
        label={t.campus}
        parameter="campus"
        chosen={campus}
        choices={named(campusesIn(language))}
        anchor={anchor}
      />
      <FilterLinks
        label={t.level}
        parameter="level"
        chosen={level}
        choices={named(levelsIn(language))}
        anchor={anchor}
      />
    </>
  );
}

/** All calendar filters; the kinds also serve as its legend. */
export function CalendarFilters({ campus, level, kind }: CalendarChoice) {
  const t = useTexts(calendarTexts);
  const isFiltered = campus !== null || level !== null || kind !== null;
  return (
    <details className="filter-fold no-print" open={isFiltered}>
      <summary>
        {t.filters}
        <Icon of={ChevronDown} />
      </summary>
      <PlaceFilters campus={campus} level={level} />
      <FilterLinks
        label={t.kind}
        parameter="kind"
        chosen={kind}
        choices={calendarKinds.map((kind) => ({ value: kind, label: <KindMark kind={kind} /> }))}
      />
    </details>
  );
}
