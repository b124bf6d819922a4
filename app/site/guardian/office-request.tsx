import childrenTexts from "messages:site/guardian/children";
import type { GuardianChild } from "../../../data/consent/guardian-page.ts";
import { guardianRequests } from "../../../data/consent/purposes.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

/** Asks the office to correct or to erase what it keeps about a child. */
export function OfficeRequest({
  child,
  to,
  refused,
}: {
  child: Pick<GuardianChild, "id">;
  to: string;
  refused: RefusedForm | undefined;
}) {
  const { request: t } = useTexts(childrenTexts);
  const facts = { correction: t.correctionFact, erasure: t.erasureFact };
  return (
    <div className="no-print grid gap-4">
      <h3 className="text-h3">{t.title}</h3>
      <p>{t.fact}</p>
      <SentForm id={`ask-${child.id}`} to={to} refused={refused} send={t.send} variant="outline2">
        <input type="hidden" name="child" value={child.id} />
        <RadioField
          label={t.kind}
          name="kind"
          defaultValue={refused?.values.kind ?? "correction"}
          error={refused?.errors.kind}
          choices={guardianRequests.map((id) => ({ id, name: t[id], fact: facts[id] }))}
        />
        <Field
          as="textarea"
          label={t.words}
          name="words"
          defaultValue={refused?.values.words}
          error={refused?.errors.words}
          className="wide"
        />
      </SentForm>
    </div>
  );
}

/** Instead of it for a guardian to whom the office cannot write. */
export function CallOffice() {
  const { request: t } = useTexts(childrenTexts);
  return (
    <div className="no-print grid justify-items-start gap-4">
      <h3 className="text-h3">{t.title}</h3>
      <p>{t.call}</p>
      <ButtonLink to="/contact" variant="outline2">
        {t.contact}
      </ButtonLink>
    </div>
  );
}
