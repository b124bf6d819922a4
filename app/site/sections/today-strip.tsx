import todayTexts from "messages:site/sections/today";
import type { ReactNode } from "react";
import { pageOfEntry } from "../../../data/calendar/entry-source.ts";
import type { SchoolDay, Today, TodayEntry } from "../../../data/calendar/today.ts";
import type { BusChange } from "../../../data/transport/bus-changes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { entryMark } from "../../pencils/entry-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, daySpan } from "../../ui/dates.ts";
import { hoursOn } from "../../ui/entry-hours.ts";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

/** The most entries shown for a day; the calendar has the rest. */
const mostEntries = 5;

/** What parents look for first: whether there is school today and tomorrow, changes, and what comes next. */
export function TodayStrip({ of: { today, tomorrow, next } }: { of: Today }) {
  const language = useLanguage();
  const t = todayTexts[language];
  return (
    <section aria-labelledby="today" className="today-strip page">
      <h2 id="today" className="sr-only">
        {t.title}
      </h2>
      <DayOf school={today} title={t.today} />
      <DayOf school={tomorrow} title={t.tomorrow} />
      <div className="today-part">
        {next !== "unknown" && <NextHoliday of={next} />}
        <p className="no-print">
          <CutLink to="/calendar" arrow>
            {t.calendar}
          </CutLink>
        </p>
      </div>
    </section>
  );
}

function NextHoliday({ of: next }: { of: TodayEntry | null }) {
  const language = useLanguage();
  const t = todayTexts[language];
  if (!next) return <Fact title={t.next}>{t.noNext}</Fact>;
  return (
    <>
      <Fact title={t.next}>
        <SiteLink to="/calendar?kind=holiday" className="today-link">
          <Title of={next} />
        </SiteLink>
      </Fact>
      <p className="numbers text-ink-2">{daySpan(next.from, next.to, language)}</p>
    </>
  );
}

function DayOf({
  school,
  title,
}: {
  school: SchoolDay;
  title: (on: { weekday: string; day: string }) => string;
}) {
  const language = useLanguage();
  const t = todayTexts[language];
  const { weekday, day, month } = dayParts(school.day, language);
  const { holidays, entries, buses } = school;
  const [holiday] = holidays;
  const left = entries.length - mostEntries;
  const isQuiet = !holiday && entries.length + buses.length === 0;
  if (school.open === "unknown" && isQuiet) return null;
  return (
    <div className="today-part">
      <Fact title={title({ weekday, day: `${day} ${month}` })}>{factOf(school, t)}</Fact>
      {!isQuiet && (
        <ul>
          {holidays.map((one) => (
            <Entry key={one.key} of={one} on={school.day} />
          ))}
          {buses.slice(0, mostEntries).map((one) => (
            <BusEntry key={one.id} of={one} />
          ))}
          {entries.slice(0, mostEntries).map((one) => (
            <Entry key={one.key} of={one} on={school.day} />
          ))}
          {left > 0 && (
            <li className="text-ink-2">
              <SiteLink to="/calendar" className="today-link">
                {t.more(left)}
              </SiteLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function factOf({ open, holidays }: SchoolDay, t: (typeof todayTexts)["en"]): string | undefined {
  if (open === "unknown") return undefined;
  if (open === "all") return t.open;
  if (open === "some") return t.partly;
  return holidays.length > 0 ? t.closed : t.sunday;
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="numbers font-text text-small font-normal text-ink-2">{title}</h3>
      {children && <p className="today-fact">{children}</p>}
    </>
  );
}

/** An entry of a day, with its hour, place and campus, linked to its own page if it has one. */
function Entry({ of: entry, on }: { of: TodayEntry; on: string }) {
  const edit = useEditMark();
  const language = useLanguage();
  const { venue, campus } = entry;
  const hours = hoursOn(entry, on, language);
  const inItsLanguage = useLangOf(entry.language);
  const page = pageOfEntry(entry);
  return (
    <li data-edit={edit?.(...entryMark(entry))}>
      {page ? (
        <SiteLink to={page} className="today-link">
          <Title of={entry} />
        </SiteLink>
      ) : (
        <Title of={entry} />
      )}
      {(hours || venue || campus) && (
        <span className="numbers flex flex-wrap gap-x-3 text-small text-ink-2">
          {hours && <span>{hours}</span>}
          {venue && <span {...inItsLanguage}>{venue}</span>}
          {campus && <CampusMark campus={campus} />}
        </span>
      )}
    </li>
  );
}

/** A change to the buses on a day; the transport page has the details. */
function BusEntry({ of: { id, what, language, campus } }: { of: BusChange }) {
  const edit = useEditMark();
  const t = todayTexts[useLanguage()];
  return (
    <li data-edit={edit?.("bus-changes", id)}>
      <SiteLink to="/transport" className="today-link">
        {t.bus} <span {...useLangOf(language)}>{what}</span>
      </SiteLink>
      {campus && (
        <span className="block text-small text-ink-2">
          <CampusMark campus={campus} />
        </span>
      )}
    </li>
  );
}

function Title({ of: { title, language } }: { of: TodayEntry }) {
  return <span {...useLangOf(language)}>{title}</span>;
}
