import admissionsTexts from "messages:site/admissions/admissions";
import type { AdmissionsPage } from "../../../data/admissions/admissions.ts";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { dayParts, fullDate, shortMonth } from "../../ui/dates.ts";
import "./admission-dates.css";

/** The dates of admission as leaves torn from a calendar, each above what happens that day. */
export function AdmissionDates({
  dates,
  lang,
}: Pick<AdmissionsPage, "dates"> & { lang: string | undefined }) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = admissionsTexts[language];
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="dates" className="page pt-section">
      <h2 id="dates">{t.dates}</h2>
      <ul className="admission-dates">
        {dates.map(({ day, what, note }, place) => {
          const leaf = dayParts(day, language);
          return (
            <li data-edit={edit?.("content", "admissions", `dates/${place}/what`)} key={day + what}>
              <time dateTime={day} className="date-leaf numbers">
                <span className="sr-only">{fullDate(day, language)}</span>
                <span aria-hidden>
                  {shortMonth(day, language)} {leaf.year}
                </span>
                <span aria-hidden>{leaf.day}</span>
                <span aria-hidden>{leaf.weekday}</span>
              </time>
              <p lang={lang}>
                <span className="display block text-h4 font-medium print:text-[10pt]/[1.25]">
                  {what}
                </span>
                {note && (
                  <span className="mt-1 block leading-note text-ink-2 print:mt-0 print:text-[8.5pt]/[1.25]">
                    {note}
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
