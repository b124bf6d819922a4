import profileFieldsTexts from "messages:alumni/profileFields";
import {
  type Audience,
  audiences,
  batchYears,
  type HidableField,
  hidableFields,
} from "../../data/alumni/profile-visibility.ts";
import { campusesIn } from "../../data/school/campuses.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { Field } from "../ui/field.tsx";

/** The value and error of a field, by its name. */
export type Answers = (name: string) => { name: string; defaultValue: string; error?: string };

/** Batch, campus, house and stream. `isFixed` leaves out the first two, which the office has verified. */
export function SchoolYearsFields({ of, isFixed = false }: { of: Answers; isFixed?: boolean }) {
  const language = useLanguage();
  const t = profileFieldsTexts[language];
  return (
    <>
      {!isFixed && (
        <>
          <Field
            as="select"
            label={t.batch_year}
            hint={t.batchHint}
            {...of("batch_year")}
            none={t.choose}
            choices={batchYears().map((year) => ({ id: String(year), name: String(year) }))}
          />
          <Field
            as="select"
            label={t.campus}
            hint={t.campusHint}
            {...of("campus")}
            none={t.choose}
            choices={campusesIn(language)}
          />
        </>
      )}
      <Field label={t.house} optional hint={t.houseHint} {...of("house")} maxLength={60} />
      <Field label={t.stream} optional hint={t.streamHint} {...of("stream")} maxLength={60} />
    </>
  );
}

/** Occupation and place. */
export function TodayFields({ of }: { of: Answers }) {
  const t = useTexts(profileFieldsTexts);
  return (
    <>
      <Field
        label={t.profession}
        optional
        {...of("profession")}
        autoComplete="organization-title"
        maxLength={120}
      />
      <Field
        label={t.organisation}
        optional
        {...of("organisation")}
        autoComplete="organization"
        maxLength={160}
      />
      <Field label={t.industry} optional {...of("industry")} hint={t.industryHint} maxLength={80} />
      <Field
        label={t.phone}
        optional
        {...of("phone")}
        hint={t.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <Field label={t.city} optional {...of("city")} autoComplete="address-level2" maxLength={80} />
      <Field
        label={t.country}
        optional
        {...of("country")}
        autoComplete="country-name"
        maxLength={80}
      />
    </>
  );
}

/** Who sees each field. */
export function PrivacyFields({ of, fields }: { of: Answers; fields: readonly HidableField[] }) {
  const t = useTexts(profileFieldsTexts);
  return (
    <div className="wide border-t-2 border-ink">
      {fields.map((field) => {
        const answer = of(`visibility.${field}`);
        const choice = (answer.defaultValue || hidableFields[field]) as Audience;
        return (
          <fieldset
            key={field}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)] sm:items-center"
          >
            <legend className="contents">
              <span className="font-semibold">{t[field]}</span>
            </legend>
            <div className="flex flex-wrap gap-x-6">
              {audiences.map((audience) => (
                <label key={audience} className="audience">
                  <input
                    type="radio"
                    name={answer.name}
                    value={audience}
                    defaultChecked={audience === choice}
                  />
                  {t.audiences[audience]}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
