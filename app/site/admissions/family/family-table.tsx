import familySumTexts from "messages:site/family-fees/familySum";
import type { FamilyFees } from "../../../../data/admissions/family-fees.ts";
import type { FeeSchedule } from "../../../../data/admissions/fee-schedule.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { useEditMark } from "../../../pencils/edit-mark.ts";
import { ChildName, feesOf } from "./child-name.tsx";
import "../fee-table.css";

type Amounts = { once: number; annual: number; month: number; total: number };

/** The fees of several children and their sum: once, a year and a month, with what makes up a month. */
export function FamilyTable({ fees, buses }: { fees: FamilyFees; buses: FeeSchedule["buses"] }) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = familySumTexts[language];
  return (
    <section aria-labelledby="each" className="page pt-section">
      <h2 id="each" className="mb-5 text-h3">
        {t.each}
      </h2>
      <table className="fee-table fee-family numbers">
        <caption className="sr-only">{t.table}</caption>
        <thead>
          <tr>
            <th scope="col">{t.child}</th>
            <th scope="col">{t.columns.once}</th>
            <th scope="col">{t.columns.annual}</th>
            <th scope="col">{t.columns.month}</th>
            <th scope="col">{t.columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {fees.children.map((child, place) => (
            <tr
              data-edit={child.fees && edit?.("content", "admissions", feesOf(child))}
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is only known by its place.
              key={place}
            >
              <th scope="row">
                <ChildName child={child} number={place + 1} buses={buses} />
              </th>
              {child.fees ? <AmountCells of={child.fees} /> : <td colSpan={4}>{t.open}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.all}</th>
            <AmountCells of={fees} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function AmountCells({ of }: { of: Amounts }) {
  const { columns } = familySumTexts[useLanguage()];
  return (
    <>
      <td data-label={columns.once}>{rupees(of.once)}</td>
      <td data-label={columns.annual}>{rupees(of.annual)}</td>
      <td data-label={columns.month}>{rupees(of.month)}</td>
      <td data-label={columns.total} className="font-semibold">
        {rupees(of.total)}
      </td>
    </>
  );
}
