import childrenTexts from "messages:site/guardian/children";
import type { GuardianChild } from "../../../data/consent/guardian-page.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

/** Asks whether the school may invite a former student to the alumni area, and shows the present answer. */
export function AlumniOffer({
  child,
  mailbox,
  to,
  refused,
}: {
  child: GuardianChild;
  /** The reader's email address. */
  mailbox: string;
  to: string;
  refused: RefusedForm | undefined;
}) {
  const language = useLanguage();
  const { alumni: t, failed } = useTexts(childrenTexts);
  const { alumni } = child;
  if (!alumni) return null;
  const { closed, own, own_at, wanted, email, has_joined } = alumni;
  const answer = own === null ? "" : own ? "yes" : "no";
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.title}</h3>
      <p>{t.fact}</p>
      {own_at && (
        <p className="font-semibold">
          {t.since({ answer: own ? t.yes : t.no, day: fullDate(own_at, language) })}
        </p>
      )}
      {own && wanted === false && <p>{t.strict}</p>}
      {has_joined && <p>{t.joined}</p>}
      {closed && <p>{closed === "child_of_age" ? t.ofAge : failed.not_of_age}</p>}
      {!closed && !has_joined && (
        <div className="no-print">
          <SentForm
            // A new answer recreates the form with its saved values.
            key={`${answer} ${email}`}
            id={`alumni-${child.id}`}
            to={to}
            refused={refused}
            send={t.send}
            variant="outline2"
          >
            <input type="hidden" name="child" value={child.id} />
            <RadioField
              label={t.question}
              name="wants"
              defaultValue={refused?.values.wants ?? answer}
              error={refused?.errors.wants}
              choices={[
                { id: "yes", name: t.yes, fact: t.yesFact },
                { id: "no", name: t.no, fact: t.noFact },
              ]}
            />
            <Field
              type="email"
              label={child.is_self ? t.ownEmail : t.email(child.name)}
              name="email"
              hint={t.emailHint}
              optional="unsaid"
              autoComplete="off"
              defaultValue={refused?.values.email ?? email ?? (child.is_self ? mailbox : "")}
              error={refused?.errors.email}
              className="wide"
            />
          </SentForm>
        </div>
      )}
    </div>
  );
}
