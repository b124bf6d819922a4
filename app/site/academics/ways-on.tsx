import levelTexts from "messages:site/academics/level";
import type { CalendarOccurrence } from "../../../data/calendar/calendar.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import type { Level } from "../../../data/school/levels.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { whenSpan } from "../../ui/entry-hours.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { Repetition } from "../calendar/entry-details.tsx";

/** Where a parent who has read about a level goes on: dates, fees, teachers and the enquiry. */
export function WaysOn({
  level,
  tuition,
  dates,
}: {
  level: Level;
  /** The lowest and highest tuition a month among the campuses, or null before fees are published. */
  tuition: { name: string; from: number; to: number } | null;
  dates: CalendarOccurrence[];
}) {
  const language = useLanguage();
  const t = levelTexts[language].waysOn;
  return (
    <section aria-labelledby="ways-on" className="on-pine bg-pine-900 text-paper">
      <div className="page grid gap-x-gap gap-y-10 py-14 md:grid-cols-2 lg:py-20 2xl:grid-cols-4">
        <div>
          <h2 id="ways-on" className="text-h3">
            {t.title}
          </h2>
          <p className="mt-2 mb-5 max-w-88 text-pine-100">{t.enquiry}</p>
          <ButtonLink to={"/admissions#enquiry"} variant="cta" className="no-print">
            {t.enquire}
          </ButtonLink>
        </div>
        <div className="border-t-2 border-pine-300 pt-4">
          <h3 className="text-h4">{t.dates}</h3>
          {dates.length > 0 ? (
            <ul className="mt-2 grid gap-2">
              {dates.map((one) => (
                <DateOf key={one.key} of={one} />
              ))}
            </ul>
          ) : (
            <p className="mt-2 text-pine-100">{t.noDates}</p>
          )}
          <CutLink to={`/calendar?level=${level.id}`} arrow className="no-print mt-3">
            {t.calendar}
          </CutLink>
        </div>
        <div className="border-t-2 border-pine-300 pt-4">
          <h3 className="text-h4">{t.fees}</h3>
          <p className="numbers mt-2 text-pine-100">
            {tuition
              ? t.tuition({
                  name: tuition.name,
                  from: rupees(tuition.from),
                  to: rupees(tuition.to),
                  same: tuition.from === tuition.to,
                })
              : t.noFees}
          </p>
          <CutLink to="/admissions#fees" arrow className="no-print mt-3">
            {t.allFees}
          </CutLink>
        </div>
        <div className="border-t-2 border-pine-300 pt-4">
          <h3 className="text-h4">{t.teachers}</h3>
          <p className="mt-2 text-pine-100">{t.teachersFact}</p>
          <CutLink to="/faculty" arrow className="no-print mt-3">
            {t.faculty}
          </CutLink>
        </div>
      </div>
    </section>
  );
}

function DateOf({ of: date }: { of: CalendarOccurrence }) {
  return (
    <li>
      <span {...useLangOf(date.language)}>{date.title}</span>
      <span className="numbers flex flex-wrap gap-x-3 text-small text-pine-200">
        <span>{whenSpan(date, useLanguage())}</span>
        <Repetition repeats={date.repeats} />
      </span>
    </li>
  );
}
