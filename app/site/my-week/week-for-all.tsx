import myWeekTexts from "messages:site/my-week/myWeek";
import { addDays, type Day } from "../../../data/calendar/days.ts";
import type { WeekEntry } from "../../../data/calendar/my-week.ts";
import { groupBy } from "../../../data/older-browsers.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts } from "../../ui/dates.ts";

/** Of one day no more than this, so that the week stays a glance. */
const mostOfDay = 3;

/** The coming seven days of the whole school, beside the choice that makes a family's week of them. */
export function WeekForAll({ from, entries }: { from: Day; entries: WeekEntry[] }) {
  const t = useTexts(myWeekTexts);
  const days = groupBy(entries, ({ day }) => day);
  if (days.size === 0) return null;
  return (
    <section
      aria-labelledby="for-all"
      className="flex h-full flex-col bg-pine-100 px-6 pt-6 pb-4 sm:px-8 lg:pt-7"
    >
      <h2 id="for-all" className="text-h4">
        {t.forAll}
      </h2>
      <ol className="mt-4 flex grow flex-col border-t-2 border-ink">
        {Array.from({ length: 7 }, (_, later) => addDays(from, later)).map((day) => (
          <WeekDay key={day} day={day} all={days.get(day) ?? []} />
        ))}
      </ol>
    </section>
  );
}

function WeekDay({ day, all }: { day: Day; all: WeekEntry[] }) {
  const language = useLanguage();
  const t = myWeekTexts[language];
  const { weekday, day: date } = dayParts(day, language);
  const more = all.length - mostOfDay;
  return (
    <li className="week-day">
      <p className="numbers text-ink-2">
        <span className="display text-h3 text-pine-800">{date}</span>
        <span className="text-small">{weekday}</span>
      </p>
      {all.length === 0 && <p className="text-small text-ink-2">{t.quiet}</p>}
      {all.length > 0 && (
        <ul className="grid grid-cols-1 content-start gap-1.5">
          {all.slice(0, mostOfDay).map((one) => (
            <Entry key={one.id} entry={one} />
          ))}
          {more > 0 && <li className="text-small text-ink-2">{t.more(more)}</li>}
        </ul>
      )}
    </li>
  );
}

function Entry({ entry: { id, source, title, campus, language } }: { entry: WeekEntry }) {
  const edit = useEditMark();
  return (
    <li data-edit={edit?.(source, id)} className="flex flex-wrap items-baseline gap-x-3">
      <span {...useLangOf(language)} className="min-w-0 font-semibold">
        {title}
      </span>
      {campus && (
        <span className="text-small text-ink-2">
          <CampusMark campus={campus} />
        </span>
      )}
    </li>
  );
}
