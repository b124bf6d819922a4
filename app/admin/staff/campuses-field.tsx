import staffTexts from "messages:admin/staff/staff";
import { useState } from "react";
import { allCampusesIn } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Field } from "../../ui/field.tsx";
import { ComposedField } from "../form/composed-field.tsx";
import "../form/row-form.css";

const everywhere = "everywhere";
const nameOf = (id: string) => `campuses.${id}`;

/** The campuses that a colleague looks after: all of them (null), or some. */
export function CampusesField({ was, error }: { was: readonly string[] | null; error?: string }) {
  const t = useTexts(staffTexts);
  const [isEverywhere, setEverywhere] = useState(was === null);
  // An archived one can be removed, but not added.
  const choices = allCampusesIn(useLanguage()).filter(
    ({ id, isOpen }) => isOpen || was?.includes(id),
  );
  return (
    <ComposedField label={t.campuses} optional={false} className="wide" {...(error && { error })}>
      <div className="choices">
        <Field
          as="check"
          name={everywhere}
          label={t.everything}
          optional="unsaid"
          className="min-h-11"
          checked={isEverywhere}
          onChange={({ target }) => setEverywhere(target.checked)}
        />
        {!isEverywhere &&
          choices.map(({ id, name }) => (
            <Field
              key={id}
              as="check"
              name={nameOf(id)}
              label={name}
              optional="unsaid"
              className="min-h-11"
              defaultChecked={was?.includes(id) ?? false}
            />
          ))}
      </div>
    </ComposedField>
  );
}

/** The field's value: null for all campuses; an empty list if nothing was chosen. */
export function chosenCampuses(data: FormData): string[] | null {
  if (data.get(everywhere) !== null) return null;
  return allCampusesIn("en").flatMap(({ id }) => (data.get(nameOf(id)) === null ? [] : [id]));
}
