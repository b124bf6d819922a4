import familySumTexts from "messages:site/family-fees/familySum";
import type {
  ChildFees,
  CostedChild,
  FamilyFees,
} from "../../../../data/admissions/family-fees.ts";
import {
  type AskedFee,
  type FeeSchedule,
  isTuition,
} from "../../../../data/admissions/fee-schedule.ts";
import type { Language } from "../../../../data/languages.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { gradeOf } from "../../../../data/school/grades.ts";
import { useLanguage } from "../../../language/language.ts";
import { useEditMark } from "../../../pencils/edit-mark.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { feeField } from "../fee-row.tsx";
import { gradeName, troubleOf } from "./child-words.ts";
import "../fee-table.css";

type Amounts = { once: number; annual: number; month: number; total: number };

/** The fees of every child and their sum: once, a year and a month, with what makes up a month. */
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
              data-edit={
                child.fees &&
                edit?.("content", "admissions", feeField(child.campus ?? "", levelOf(child)))
              }
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
        {fees.children.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{t.all}</th>
              <AmountCells of={fees} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

const levelOf = ({ grade }: CostedChild) => gradeOf(grade)?.level ?? "";

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

/** "Class 3 · Majra", whether the child is new, and what makes up a month. */
function ChildName({
  child,
  number,
  buses,
}: {
  child: CostedChild;
  number: number;
  buses: FeeSchedule["buses"];
}) {
  const language = useLanguage();
  const t = familySumTexts[language];
  const { fees } = child;
  const trouble = Object.values(troubleOf(child, language)).find(Boolean);
  const band = buses.find(({ id }) => id === child.bus);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">
          {gradeName(child.grade, language) ?? t.number(number)}
        </span>
        {child.campus && <CampusMark campus={child.campus} />}
        <span className="text-small text-ink-2">{child.isHere ? t.isHere : t.joins}</span>
      </span>
      <span className="block text-small text-ink-2">
        {fees
          ? [
              ...fees.asked.flatMap((one) => monthlyWords(one, fees, language)),
              ...(band ? [`${t.bus(rupees(fees.bus))} (${band.name})`] : []),
            ].join(", ")
          : trouble}
      </span>
    </>
  );
}

/** "Tuition ₹2,200", "less 10% (−₹220)": what a fee adds to a month, and its sibling discount. */
function monthlyWords(one: AskedFee, { percent, discount }: ChildFees, language: Language) {
  if (one.paid !== "every-month") return [];
  const words = `${one.head.name} ${rupees(one.fee)}`;
  if (percent === 0 || !isTuition(one)) return [words];
  return [words, familySumTexts[language].discount({ percent, amount: rupees(-discount) })];
}
