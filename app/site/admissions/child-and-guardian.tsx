import enquiryFormTexts from "messages:site/admissions/enquiryForm";
import { campusesIn } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { classChoices } from "./class-choices.ts";

// Fields that the enquiry and the application share.

/** Returns a field's name, its value and its error. */
export type Filled = (name: string) => {
  name: string;
  defaultValue: string;
  error: string | undefined;
};

/** The fields about the child. */
export function ChildFields({ field }: { field: Filled }) {
  const language = useLanguage();
  const t = enquiryFormTexts[language];
  return (
    <>
      <Field
        label={t.child}
        {...field("child_name")}
        autoComplete="off"
        placeholder={t.asOnCertificate}
      />
      <Field label={t.born} {...field("date_of_birth")} type="date" />
      <Field
        label={t.grade}
        as="select"
        {...field("class")}
        none={t.chooseGrade}
        choices={classChoices(language)}
      />
      <Field
        label={t.campus}
        as="select"
        {...field("campus")}
        none={t.chooseCampus}
        choices={campusesIn(language)}
      />
    </>
  );
}

/** The fields about the guardian. */
export function GuardianFields({ field }: { field: Filled }) {
  const t = useTexts(enquiryFormTexts);
  return (
    <>
      <Field label={t.guardian} {...field("guardian_name")} autoComplete="name" />
      <Field
        label={t.relation}
        as="select"
        optional
        {...field("guardian_relation")}
        none={t.chooseRelation}
        choices={Object.entries(t.relations).map(([id, name]) => ({ id, name }))}
      />
      <Field label={t.email} {...field("email")} type="email" autoComplete="email" />
      <Field label={t.phone} {...field("phone")} type="tel" autoComplete="tel" />
    </>
  );
}
