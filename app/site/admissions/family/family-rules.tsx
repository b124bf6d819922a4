import familyRulesTexts from "messages:site/family-fees/familyRules";
import type { FamilyFees } from "../../../../data/admissions/family-fees.ts";
import type { FeeSchedule } from "../../../../data/admissions/fee-schedule.ts";
import { rupees } from "../../../../data/payments/rupees.ts";
import { useLanguage } from "../../../language/language.ts";
import { useEditMark } from "../../../pencils/edit-mark.ts";
import { SiteLink } from "../../../ui/site-link.tsx";

/** The discount rules for brothers and sisters. */
export function FamilyRules({
  siblings,
  fees,
}: {
  siblings: FeeSchedule["siblings"];
  fees: FamilyFees;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = familyRulesTexts[language];
  const saved = 12 * fees.children.reduce((sum, child) => sum + (child.fees?.discount ?? 0), 0);
  return (
    <section aria-labelledby="rules" className="family-discount">
      <h2 id="rules" className="text-h4">
        {t.title}
      </h2>
      <ol className="family-rules numbers mt-3 border-t border-line-strong print:mt-0">
        <li>{t.first}</li>
        <li data-edit={edit?.("content", "admissions", "fees/siblings/one")}>
          {t.second(siblings.one)}
        </li>
        <li data-edit={edit?.("content", "admissions", "fees/siblings/more")}>
          {t.third(siblings.more)}
        </li>
      </ol>
      {saved > 0 && (
        <p className="numbers mt-3 max-w-168 font-semibold print:mt-1">{t.saved(rupees(saved))}</p>
      )}
      <p className="mt-3 max-w-168 text-small text-ink-2 print:mt-1">
        {t.campuses}{" "}
        <span className="no-print">
          {t.ask}{" "}
          <SiteLink to="/scholarship" className="inline-link">
            {t.scholarships}
          </SiteLink>
        </span>
      </p>
    </section>
  );
}
