import feesTexts from "messages:site/admissions/fees";
import type { AdmissionsPage } from "../../../data/admissions/admissions.ts";
import { type Fee, rupees } from "../../../data/admissions/fees.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { levels } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { FeeCalculator } from "./fee-calculator.tsx";

/** The fee schedule of the three campuses, beside the fee calculator. */
export function Fees({
  fees,
  session,
  lang,
}: {
  fees: AdmissionsPage["fees"];
  session: string;
  lang: string | undefined;
}) {
  const language = useLanguage();
  const t = feesTexts[language];
  return (
    <section aria-labelledby="fees" className="page pt-section">
      <h2 id="fees" className="text-h2">
        {t.title(session)}
      </h2>
      <p lang={lang} className="mt-3 max-w-[38rem] text-ink-2">
        {fees.note}
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <table className="fee-table numbers">
          <caption className="sr-only">{t.table}</caption>
          <thead>
            <tr>
              <th scope="col">{t.level}</th>
              <th scope="col">{t.columns.admission}</th>
              <th scope="col">{t.columns.annual}</th>
              <th scope="col">{t.columns.tuition}</th>
            </tr>
          </thead>
          {campuses.map(({ id }) => (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  <CampusMark campus={id} />
                </th>
              </tr>
              {listIn(levels, language).map((level) => {
                const fee = fees.campuses[id]?.[level.id];
                return (
                  fee && <FeeRow key={level.id} name={level.name} fee={fee} language={language} />
                );
              })}
            </tbody>
          ))}
        </table>
        <FeeCalculator fees={fees} />
      </div>
    </section>
  );
}

function FeeRow({ name, fee, language }: { name: string; fee: Fee; language: Language }) {
  const { short } = feesTexts[language];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={short.admission}>{rupees(fee.admission, language)}</td>
      <td data-label={short.annual}>{rupees(fee.annual, language)}</td>
      <td data-label={short.tuition}>{rupees(fee.tuition, language)}</td>
    </tr>
  );
}
