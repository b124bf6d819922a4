import familySumTexts from "messages:site/family-fees/familySum";
import type { ReactNode } from "react";
import { type Family, familyQuery } from "../../../../data/admissions/family-choice.ts";
import type { FamilyFees } from "../../../../data/admissions/family-fees.ts";
import type { FeeSchedule } from "../../../../data/admissions/fee-schedule.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { useEditMark } from "../../../pencils/edit-mark.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { fullDate } from "../../../ui/dates.ts";
import { PrintButton } from "../../../ui/print-button.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { ChildName, feesOf } from "./child-name.tsx";

/** A family's sum in large type, with the actions for it. An only child is named here, several in their table. */
export function FamilySum({
  fees,
  family,
  buses,
  session,
  today,
  children,
}: {
  fees: FamilyFees;
  family: Family;
  buses: FeeSchedule["buses"];
  session: string;
  today: string;
  /** The school's note about its fees. */
  children: ReactNode;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = familySumTexts[language];
  const open = fees.children.filter((child) => !child.fees).length;
  const isAnyoneNew = fees.children.some((child) => child.fees && !child.isHere);
  const [only, ...others] = fees.children;
  const parts = [
    { label: t.once, amount: fees.once },
    { label: t.annual, amount: fees.annual },
    { label: t.month, amount: fees.month },
  ];
  return (
    <section aria-labelledby="sum" className="family-sum bg-paper-sunk">
      <h2 id="sum" className="scroll-mt-28 text-h4">
        {t.total(session)}
      </h2>
      <output aria-live="polite" aria-labelledby="sum" className="block">
        {fees.total > 0 ? (
          <span className="numbers display mt-1 block text-numeral text-pine-700">
            {rupees(fees.total)}
          </span>
        ) : (
          <span className="mt-2 block">{t.nothing}</span>
        )}
        {open > 0 && fees.total > 0 && (
          <span className="mt-2 block text-small text-ink-2">{t.leftOut(open)}</span>
        )}
      </output>
      {only?.fees && others.length === 0 && (
        <div data-edit={edit?.("content", "admissions", feesOf(only))} className="mt-3">
          <h3 className="numbers font-text text-base font-normal tracking-normal">
            <ChildName child={only} number={1} buses={buses} />
          </h3>
        </div>
      )}
      {fees.total > 0 && (
        <dl className="numbers mt-5 border-t-2 border-ink">
          {parts.map(({ label, amount }) => (
            <div
              key={label}
              className="flex justify-between gap-4 border-b border-line py-2 print:py-1"
            >
              <dt>{label}</dt>
              <dd className="font-semibold">{rupees(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="no-print mt-6 flex flex-wrap items-center gap-3">
        {isAnyoneNew && (
          <ButtonLink to={`/admissions?${familyQuery(family)}#enquiry`} className="w-full">
            {t.enquire(fees.children.length)}
          </ButtonLink>
        )}
        <PrintButton>{t.print}</PrintButton>
        <ShareButton title={t.share} />
      </div>
      <p className="numbers mt-5 max-w-168 text-small text-ink-2 print:mt-1">
        {children} {t.asOf({ day: fullDate(today, language), session })}
      </p>
    </section>
  );
}
