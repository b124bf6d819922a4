import familySumTexts from "messages:site/family-fees/familySum";
import type { ChildFees, CostedChild } from "../../../../data/admissions/family-fees.ts";
import {
  type AskedFee,
  type FeeSchedule,
  isTuition,
} from "../../../../data/admissions/fee-schedule.ts";
import type { Language } from "../../../../data/languages.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { gradeOf } from "../../../../data/school/grades.ts";
import { useLanguage } from "../../../language/language.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { feeField } from "../fee-row.tsx";
import { gradeName, troubleOf } from "./child-words.ts";

/** The field in the office's form that holds the fees of a child. */
export const feesOf = ({ campus, grade }: CostedChild) =>
  feeField(campus ?? "", gradeOf(grade)?.level ?? "");

/** "Class 3 · Majra", whether the child is new, and what makes up a month. */
export function ChildName({
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
