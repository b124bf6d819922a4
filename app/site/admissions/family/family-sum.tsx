import familySumTexts from "messages:site/family-fees/familySum";
import { type Family, familyQuery } from "../../../../data/admissions/family-choice.ts";
import type { FamilyFees } from "../../../../data/admissions/family-fees.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";

/** A family's sum in large type, with the actions for it. */
export function FamilySum({
  fees,
  family,
  session,
}: {
  fees: FamilyFees;
  family: Family;
  session: string;
}) {
  const t = familySumTexts[useLanguage()];
  const open = fees.children.filter((child) => !child.fees).length;
  const isAnyoneNew = fees.children.some((child) => child.fees && !child.isHere);
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
    </section>
  );
}
