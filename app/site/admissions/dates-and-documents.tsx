import admissionsTexts from "messages:site/admissions/admissions";
import type { AdmissionsPage } from "../../../data/admissions/admissions.ts";
import { useLanguage } from "../../language/language.ts";
import { shortDate } from "../../ui/dates.ts";

/** What happens when, and what to bring: two registers side by side. */
export function DatesAndDocuments({
  dates,
  documents,
  lang,
}: Pick<AdmissionsPage, "dates" | "documents"> & { lang: string | undefined }) {
  const language = useLanguage();
  const t = admissionsTexts[language];
  return (
    <div className="page grid gap-x-14 gap-y-12 pt-section lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
      {dates.length > 0 && (
        <section aria-labelledby="dates">
          <h2 id="dates" className="text-h3">
            {t.dates}
          </h2>
          <ul className="numbers mt-4 border-t-2 border-ink">
            {dates.map(({ day, what, note }) => (
              <li
                key={day + what}
                className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3 print:py-1.5"
              >
                <time dateTime={day}>{shortDate(day, language)}</time>
                <p lang={lang}>
                  <span className="font-semibold">{what}</span>
                  {note && <span className="block text-small text-ink-2">{note}</span>}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents" className="text-h3">
            {t.documents}
          </h2>
          <ul lang={lang} className="mt-4 border-t-2 border-ink">
            {documents.map(({ name, note }) => (
              <li key={name} className="border-b border-line py-3 print:py-1.5">
                <span className="font-semibold">{name}</span>
                {note && <span className="block text-small text-ink-2">{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
