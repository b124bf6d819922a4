import registerTexts from "messages:site/sports/register";
import registrationTexts from "messages:site/sports/registration";
import type { SportsRegistration } from "../../../../data/sports/registration-links.ts";
import type { SportToRegister } from "../../../../data/sports/sports-registrations.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { Field } from "../../../ui/field.tsx";
import { fieldsOf } from "../../../ui/refused-form.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { MedicalNoteField, PhoneFields } from "../register/family-fields.tsx";

/** What a family can change: phones, medical note and, while registration is open, the training group. */
export function ChangeForm({
  registration,
  sport,
  to,
  refused,
}: {
  registration: SportsRegistration;
  sport: SportToRegister;
  to: string;
  refused: RefusedForm | undefined;
}) {
  const t = useTexts(registerTexts);
  const own = useTexts(registrationTexts);
  const field = fieldsOf(refused, registration);
  const groups = sport.trainingGroups.map(({ id, name, placesLeft }) => ({
    id,
    name: placesLeft === 0 && id !== registration.training_group ? `${name} (${own.full})` : name,
  }));
  const hasGroup = groups.some(({ id }) => id === registration.training_group);
  return (
    <SentForm id="change-form" to={to} refused={refused} send={own.save}>
      {sport.isOpen && groups.length > 1 && (
        <Field
          label={t.trainingGroup}
          hint={own.groupHint}
          as="select"
          {...field("training_group")}
          none={hasGroup ? undefined : t.choose}
          choices={groups}
          className="wide"
        />
      )}
      <PhoneFields field={field} />
      <MedicalNoteField
        label={registration.has_medical_note ? own.newNote : t.medical}
        hint={registration.has_medical_note ? own.newNoteHint : t.medicalHint}
        field={field}
      />
      {registration.has_medical_note && (
        <Field
          as="check"
          optional
          name="forgets_medical_note"
          label={own.forgetNote}
          value="yes"
          defaultChecked={refused?.values.forgets_medical_note === "yes"}
          className="wide"
        />
      )}
    </SentForm>
  );
}
