import kindNames from "messages:names/calendarKinds";
import calendarTexts from "messages:site/calendar/calendar";
import { CalendarPlus } from "lucide-react";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import type { CalendarKind } from "../../../data/calendar/calendar-kinds.ts";
import { pageOfEntry } from "../../../data/calendar/entry-source.ts";
import { levelNames } from "../../../data/school/levels.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Icon } from "../../ui/icon.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";

type Part = { occurrence: CalendarOccurrence };

/** Kind, campus, level and repetition of an entry. */
export function EntryFacts({ occurrence }: Part) {
  const { kind, campus, levels, repeats, isCancelled } = occurrence;
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  return (
    <p className="numbers flex flex-wrap items-center gap-x-4 gap-y-0.5 text-small text-ink-2">
      {isCancelled && <Status kind="bad">{t.cancelled}</Status>}
      <KindMark kind={kind} />
      <CampusMark campus={campus} />
      {levels.length > 0 && <span>{levelNames(levels, language).join(", ")}</span>}
      <Repetition repeats={repeats} />
    </p>
  );
}

/** "Every week, not on holidays"; nothing for what takes place once. */
export function Repetition({ repeats }: Pick<CalendarOccurrence, "repeats">) {
  const t = useTexts(calendarTexts);
  if (!repeats) return null;
  const { frequency, interval, pausesOnHolidays } = repeats;
  return (
    <span>
      {interval === 1 ? t.repeats[frequency] : t.repeatsEvery[frequency](interval)}
      {pausesOnHolidays && `, ${t.notOnHolidays}`}
    </span>
  );
}

/** The title, struck through if cancelled, marked if it is in English. */
export function EntryTitle({ occurrence }: Part) {
  const { title, language, isCancelled } = occurrence;
  const shown = <span {...useLangOf(language)}>{title}</span>;
  return isCancelled ? <s>{shown}</s> : shown;
}

/** The description, and links to the event's page or to the reader's own calendar. */
export function EntryMore({ occurrence }: Part) {
  const { id, title, description, venue, isNotice, language } = occurrence;
  const page = pageOfEntry(occurrence);
  const t = useTexts(calendarTexts);
  const inLanguage = useLangOf(language);
  return (
    <>
      {(description || venue) && (
        <p className="mt-1.5 max-w-160 leading-normal" {...inLanguage}>
          {venue && <span className="block font-semibold">{venue}</span>}
          {description}
        </p>
      )}
      <EnglishMark language={language} />
      <p className="no-print mt-1">
        {page ? (
          <CutLink
            to={page}
            aria-label={`${isNotice ? t.toNotice : t.toEvent}: ${title}`}
            className="text-small"
          >
            {isNotice ? t.toNotice : t.toEvent}
          </CutLink>
        ) : (
          <CutLink
            to={`/calendar/entry/${id}/entry.ics`}
            prefetch="none"
            reloadDocument
            aria-label={t.addEntry(title)}
            className="text-small"
          >
            <Icon of={CalendarPlus} />
            {t.add}
          </CutLink>
        )}
      </p>
    </>
  );
}

/** A calendar kind with its colour and name. */
export function KindMark({ kind }: { kind: CalendarKind }) {
  const name = useKindName()(kind);
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="kind-square flex-none" data-kind={kind} />
      {name}
    </span>
  );
}

/** The name of a kind in the language of the page. */
export function useKindName() {
  const names = useTexts(kindNames);
  return (kind: CalendarKind) => names[kind];
}
