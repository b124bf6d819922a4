import applicationTexts from "messages:site/admissions/application";
import enquiryFormTexts from "messages:site/admissions/enquiryForm";
import type { Application } from "../../../../data/admissions/applications.ts";
import { gradeIn } from "../../../../data/school/grades.ts";
import { useLanguage } from "../../../language/language.ts";
import { useTexts } from "../../../language/texts.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { fullDate } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";

type Part = { application: Application };

/** Whom the application is for. */
export function ChildFacts({ application }: Part) {
  const language = useLanguage();
  const t = applicationTexts[language].facts;
  const { child_name, date_of_birth, campus, session } = application;
  return (
    <>
      <Fact name={t.child}>{child_name}</Fact>
      {date_of_birth && <Fact name={t.born}>{fullDate(date_of_birth, language)}</Fact>}
      <Fact name={t.class}>{gradeIn(application.class ?? "", language)}</Fact>
      {campus && (
        <Fact name={t.campus}>
          <CampusMark campus={campus} />
        </Fact>
      )}
      {session && <Fact name={t.session}>{session.replace("-", "–")}</Fact>}
    </>
  );
}

/** What the family wrote besides. */
export function MoreFacts({ application: { present_school, message } }: Part) {
  const t = useTexts(applicationTexts).facts;
  return (
    <>
      {present_school && <Fact name={t.presentSchool}>{present_school}</Fact>}
      {message && (
        <Fact name={t.message}>
          <span className="font-normal whitespace-pre-line">{message}</span>
        </Fact>
      )}
    </>
  );
}

/** Who applies. */
export function GuardianFacts({ application }: Part) {
  const t = useTexts(applicationTexts).facts;
  const relations: Record<string, string> = useTexts(enquiryFormTexts).relations;
  const { guardian_name, guardian_relation, email, phone } = application;
  const relation = guardian_relation && (relations[guardian_relation] ?? guardian_relation);
  return (
    <>
      <Fact name={t.guardian}>{[guardian_name, relation].filter(Boolean).join(", ")}</Fact>
      <Fact name={t.email}>{email}</Fact>
      <Fact name={t.phone}>{phone}</Fact>
    </>
  );
}
