import scholarshipTexts from "messages:site/about/scholarship";
import type { Scholarship } from "../../../data/pages/scholarships.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";

/** Whether a scholarship can be applied for, and from when or until when. */
export function ScholarshipStanding({
  scholarship: { standing, opensOn, closesOn },
}: {
  scholarship: Scholarship;
}) {
  const t = useTexts(scholarshipTexts);
  const language = useLanguage();
  const opens = <time dateTime={opensOn}>{fullDate(opensOn, language)}</time>;
  const closes = <time dateTime={closesOn}>{fullDate(closesOn, language)}</time>;
  if (standing === "closed")
    return (
      <>
        <Status>{t.closed}</Status>
        <span className="text-ink-2">
          {t.closedSince[0]}
          {closes}
          {t.closedSince[1]}
        </span>
      </>
    );
  if (standing === "soon")
    return (
      <>
        <Status kind="information">{t.soon}</Status>
        <span>
          {opens}
          {t.opensTo[0]}
          {closes}
          {t.opensTo[1]}
        </span>
      </>
    );
  return (
    <>
      <Status kind="good">{t.open}</Status>
      <span className="font-semibold">
        {t.openUntil[0]}
        {closes}
        {t.openUntil[1]}
      </span>
    </>
  );
}
