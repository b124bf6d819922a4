import myWeekTexts from "messages:site/my-week/myWeek";
import type { Day } from "../../../data/calendar/days.ts";
import type { WeekEntry } from "../../../data/calendar/my-week.ts";
import { groupBy } from "../../../data/older-browsers.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts } from "../../ui/dates.ts";
import { daysFrom, RopePrint } from "./week-line.tsx";
import "./week-said.css";

/** Of one day no more than this, so that the week stays a glance. */
const mostOfDay = 3;

/** The coming seven days of the whole school: each sheet on the line says what is on, also that nothing is. */
export function WeekForAll({ from, entries }: { from: Day; entries: WeekEntry[] }) {
  const t = useTexts(myWeekTexts);
  const days = groupBy(entries, ({ day }) => day);
  return (
    <section aria-labelledby="for-all">
      <h2 id="for-all" className="page pb-4 text-h3">
        {t.forAll}
      </h2>
      <div className="week-line week-said">
        <RopePrint isHigh />
        <ol className="numbers">
          {daysFrom(from).map((day) => (
            <WeekDay key={day} day={day} all={days.get(day) ?? []} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function WeekDay({ day, all }: { day: Day; all: WeekEntry[] }) {
  const language = useLanguage();
  const t = myWeekTexts[language];
  const { weekday, day: date } = dayParts(day, language);
  const more = all.length - mostOfDay;
  return (
    <li>
      <p className="week-date">
        <span className="display">{date}</span> <span>{weekday}</span>
      </p>
      {all.length === 0 && <p>{t.quiet}</p>}
      {all.length > 0 && (
        <ul className="grid grid-cols-1 content-start gap-2">
          {all.slice(0, mostOfDay).map((one) => (
            <Entry key={one.id} entry={one} />
          ))}
          {more > 0 && <li className="text-ink-2">{t.more(more)}</li>}
        </ul>
      )}
    </li>
  );
}

function Entry({ entry: { id, source, title, campus, language } }: { entry: WeekEntry }) {
  const edit = useEditMark();
  return (
    <li data-edit={edit?.(source, id)} className="leading-close">
      <span {...useLangOf(language)} className="block font-semibold text-ink">
        {title}
      </span>
      {campus && (
        <span className="text-least text-ink-2">
          <CampusMark campus={campus} />
        </span>
      )}
    </li>
  );
}
