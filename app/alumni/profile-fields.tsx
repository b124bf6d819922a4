import profileFieldsTexts from "messages:alumni/profileFields";
import { useId } from "react";
import { batchYears } from "../../data/alumni/batch-years.ts";
import {
  type Audience,
  audiences,
  type HidableField,
  hidableFields,
} from "../../data/alumni/profile-visibility.ts";
import { campusesIn } from "../../data/school/campuses.ts";
import type { ChoiceList } from "../../data/school/choice-lists.ts";
import { choiceName, choicesIn } from "../../data/school/choices.ts";
import { foundingYear } from "../../data/school/founding-year.ts";
import { useSchoolChoices } from "../connection/school-choices.ts";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { useSharedData } from "../layout/shared-data.ts";
import { Field } from "../ui/field.tsx";

/** The value and error of a field, by its name. */
export type Answers = (name: string) => { name: string; defaultValue: string; error?: string };

/** Batch, campus, house and stream. `isFixed` leaves out the first two, which the office has verified. */
export function SchoolYearsFields({ of, isFixed = false }: { of: Answers; isFixed?: boolean }) {
  const language = useLanguage();
  const t = profileFieldsTexts[language];
  const began = Number(foundingYear(useSharedData().school));
  const years = batchYears(began || undefined, Number(of("batch_year").defaultValue));
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
            choices={years.map((year) => ({ id: String(year), name: String(year) }))}
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
      <ListedWord list="houses" label={t.house} hint={t.houseHint} {...of("house")} />
      <ListedWord list="streams" label={t.stream} hint={t.streamHint} {...of("stream")} />
    </>
  );
}

/** A word of the school's list, or another: former houses and streams are on no list. */
function ListedWord({
  list,
  name,
  defaultValue,
  ...field
}: {
  list: ChoiceList;
  label: string;
  hint: string;
  name: string;
  defaultValue: string;
  error?: string;
}) {
  const language = useLanguage();
  const id = useId();
  useSchoolChoices();
  const known = choiceName(list, defaultValue, language);
  return (
    <div>
      <Field
        {...field}
        // Another key recreates the control once the lists are loaded.
        key={known}
        name={name}
        optional
        maxLength={60}
        list={id}
        defaultValue={known}
      />
      <datalist id={id}>
        {choicesIn(list, language).map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
    </div>
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

/** The visibility of each field. */
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
