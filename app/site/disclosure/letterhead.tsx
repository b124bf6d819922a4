import disclosureTexts from "messages:site/disclosure/disclosure";
import { useLocation } from "react-router";
import { addressIn } from "../../../data/languages.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { fullDate } from "../../ui/dates.ts";

/** The head of the printed document: whose it is, of what day, and where the current one stands. */
export function Letterhead({
  campus,
  updatedOn,
  siteUrl,
}: {
  campus: string;
  updatedOn: string;
  siteUrl: string;
}) {
  const t = useTexts(disclosureTexts);
  const language = useLanguage();
  const { school } = useSharedData();
  const { pathname, search } = useLocation();
  return (
    <div className="col-span-full hidden border-b-2 border-ink pb-4 print:block">
      <p className="font-display text-h3">{school.name}</p>
      <p className="mt-4 font-display text-h2">{t.title}</p>
      <p className="text-lead">{t.documentOf(campusName(campus, language))}</p>
      <p className="numbers mt-2 text-small">
        {t.confirmed} {fullDate(updatedOn, language)}. {t.printedFrom}{" "}
        {siteUrl + addressIn(language, pathname) + search}
      </p>
    </div>
  );
}
