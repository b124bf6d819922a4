import feesTexts from "messages:site/admissions/fees";
import { askedFees, feeColumns } from "../../../data/admissions/fee-schedule.ts";
import { campusIds, campusOf } from "../../../data/school/campuses.ts";
import { levelsIn } from "../../../data/school/levels.ts";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { FeeCalculator, type Priced } from "./fee-calculator.tsx";
import { FeeColumns, FeeRow, feeField, wideColumns } from "./fee-row.tsx";
import "./fee-prices.css";

/** The number of columns beside the calculator. */
const narrowColumns = 4;
/** Up to this number even a phone has room for the columns. */
const fewColumns = 3;

/** The fee schedule of the campuses, beside the fee calculator. */
export function Fees({
  fees,
  busStops,
  session,
  lang,
}: Priced & {
  session: string;
  lang: string | undefined;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = feesTexts[language];
  const rows = campusIds().flatMap((campus) =>
    levelsIn(language).flatMap((level) => {
      const asked = askedFees(fees, { campus, level: level.id });
      return asked ? [{ campus, level, asked }] : [];
    }),
  );
  const columns = feeColumns(
    fees.heads,
    rows.map(({ asked }) => asked),
  );
  return (
    <section aria-labelledby="fees" className="page pt-section">
      <h2 id="fees" className="text-h2">
        {t.title(session)}
      </h2>
      <p
        data-edit={edit?.("content", "admissions", "fees/note")}
        lang={lang}
        className="mt-3 max-w-152 text-ink-2"
      >
        {fees.note}
      </p>
      <div
        className={`mt-8 grid gap-x-14 gap-y-12 ${columns.length > narrowColumns ? "" : "lg:split-7-5"}`}
      >
        <div className="fee-prices-room">
          <table
            className="fee-table fee-prices numbers"
            data-few={columns.length <= fewColumns || undefined}
            data-many={columns.length > wideColumns || undefined}
          >
            <caption className="sr-only">{t.table}</caption>
            <FeeColumns of={t.level} columns={columns} />
            {campusIds()
              .filter((id) => fees.campuses[id])
              .map((id) => (
                <tbody key={id} data-mark={campusOf(id, language)?.mark}>
                  <tr>
                    <th scope="rowgroup" colSpan={columns.length + 1}>
                      <CampusMark campus={id} />
                    </th>
                  </tr>
                  {rows
                    .filter(({ campus }) => campus === id)
                    .map(({ level, asked }) => (
                      <FeeRow
                        edits={edit?.("content", "admissions", feeField(id, level.id))}
                        key={level.id}
                        fees={asked}
                        columns={columns}
                      >
                        {level.name}
                      </FeeRow>
                    ))}
                </tbody>
              ))}
          </table>
        </div>
        <FeeCalculator fees={fees} busStops={busStops} />
      </div>
    </section>
  );
}
