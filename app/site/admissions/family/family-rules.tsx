import familyRulesTexts from "messages:site/family-fees/familyRules";
import type { ReactNode } from "react";
import type { FamilyFees } from "../../../../data/admissions/family-fees.ts";
import type { FeeSchedule } from "../../../../data/admissions/fee-schedule.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { useEditMark } from "../../../pencils/edit-mark.ts";
import { fullDate } from "../../../ui/dates.ts";
import { SiteLink } from "../../../ui/site-link.tsx";

/** The discount rules for brothers and sisters, and the date of the amounts. */
export function FamilyRules({
  siblings,
  fees,
  session,
  today,
  children,
}: {
  siblings: FeeSchedule["siblings"];
  fees: FamilyFees;
  session: string;
  today: string;
  /** The school's note about its fees. */
  children: ReactNode;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = familyRulesTexts[language];
  const saved = 12 * fees.children.reduce((sum, child) => sum + (child.fees?.discount ?? 0), 0);
  return (
    <section aria-labelledby="rules" className="page columns-12 pt-section pb-section">
      <h2 id="rules" className="col-span-full mb-5 text-h3 lg:col-span-4 print:mb-1">
        {t.title}
      </h2>
      <div className="col-span-full lg:col-start-5">
        <ol className="family-rules numbers border-t-2 border-ink">
          <li>{t.first}</li>
          <li data-edit={edit?.("content", "admissions", "fees/siblings/one")}>
            {t.second(siblings.one)}
          </li>
          <li data-edit={edit?.("content", "admissions", "fees/siblings/more")}>
            {t.third(siblings.more)}
          </li>
        </ol>
        {saved > 0 && (
          <p className="numbers mt-4 max-w-168 font-semibold print:mt-1">
            {t.saved(rupees(saved))}
          </p>
        )}
        <p className="mt-4 max-w-168 text-ink-2 print:mt-1">
          {t.campuses}{" "}
          <span className="no-print">
            {t.ask}{" "}
            <SiteLink to="/scholarship" className="inline-link">
              {t.scholarships}
            </SiteLink>
          </span>
        </p>
        <p className="mt-4 max-w-168 text-small text-ink-2 print:mt-1">
          {children} {t.asOf({ day: fullDate(today, language), session })}
        </p>
      </div>
    </section>
  );
}
