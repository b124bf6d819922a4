import registerTexts from "messages:site/sports/register";
import { campusesIn } from "../../../../data/school/campuses.ts";
import type {
  getFamilyDetails,
  SportToRegister,
} from "../../../../data/sports/sports-registrations.ts";
import type { RefusedForm } from "../../../connection/sent-form.ts";
import { useLanguage } from "../../../language/language.ts";
import { Consent } from "../../../ui/consent.tsx";
import { Field } from "../../../ui/field.tsx";
import { KeptTyping } from "../../../ui/kept-typing.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { fieldsOf } from "../../../ui/refused-form.tsx";
import { SentForm } from "../../../ui/sent-form.tsx";
import { MedicalNoteField, PhoneFields } from "./family-fields.tsx";

type Family = Awaited<ReturnType<typeof getFamilyDetails>>;

/**
 * The form for child, guardian and emergency contact. It keeps typed values after a refusal; a family's
 * personal link prefills the guardian.
 */
export function RegisterForm({
  sport,
  family,
  refused,
}: {
  sport: SportToRegister;
  family: Family;
  refused: RefusedForm | undefined;
}) {
  const language = useLanguage();
  const t = registerTexts[language];
  const field = fieldsOf(refused, family ?? {});
  const trainingGroups = sport.trainingGroups.map(({ id, name, placesLeft }) => ({
    id,
    name: placesLeft === 0 ? `${name} (${t.full})` : name,
  }));
  return (
    <KeptTyping name={`sport:${sport.id}`} untilLeft>
      <SentForm
        id="registration"
        proven
        to={`/register/sports/${sport.id}`}
        refused={refused}
        send={t.send}
      >
        {family && !refused && <Notice className="wide" title={t.family} />}
        <h2 className="wide text-h4">{t.child}</h2>
        <Field label={t.childName} {...field("child_name")} autoComplete="off" />
        <Field label={t.dateOfBirth} {...field("date_of_birth")} type="date" autoComplete="off" />
        {trainingGroups.length > 0 && (
          <Field
            label={t.trainingGroup}
            as="select"
            {...field("training_group")}
            none={t.choose}
            choices={trainingGroups}
            className={sport.campus === null ? "" : "wide"}
          />
        )}
        {sport.campus === null && (
          <Field
            label={t.campus}
            as="select"
            {...field("campus")}
            none={t.choose}
            choices={campusesIn(language)}
          />
        )}
        <MedicalNoteField label={t.medical} hint={t.medicalHint} field={field} />
        <PhoneFields field={field}>
          <Field
            label={t.email}
            hint={t.emailHint}
            {...field("guardian_email")}
            type="email"
            autoComplete="email"
            className="wide"
          />
        </PhoneFields>
        <Consent refused={refused} />
      </SentForm>
    </KeptTyping>
  );
}
