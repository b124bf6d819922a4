import purposeNames from "messages:names/consentPurposes";
import childrenTexts from "messages:site/guardian/children";
import { Form } from "react-router";
import type { GuardianChild, GuardianPage } from "../../../data/consent/guardian-page.ts";
import { type Purpose, purposes } from "../../../data/consent/purposes.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { RadioField } from "../../ui/radio-field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

/** The present answer to each question; each permission has a button that withdraws it. */
export function AnswersNow({ child, to }: { child: GuardianChild; to: string }) {
  const t = useTexts(childrenTexts);
  const names = useTexts(purposeNames);
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.answers.title}</h3>
      <dl className="link-facts">
        {purposes.map((purpose) => (
          <div key={purpose}>
            <dt>{names[purpose]}</dt>
            <dd className="grid justify-items-start gap-2">
              <State child={child} purpose={purpose} />
              {child.answers[purpose].own && !child.closed && (
                <Form method="post" action={to} preventScrollReset className="no-print">
                  <input type="hidden" name="child" value={child.id} />
                  <Button
                    type="submit"
                    name="withdraw"
                    value={purpose}
                    variant="redOutline"
                    aria-label={t.answers.withdrawOf(names[purpose])}
                  >
                    {t.answers.withdraw}
                  </Button>
                </Form>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function State({ child, purpose }: { child: GuardianChild; purpose: Purpose }) {
  const { answers: t } = useTexts(childrenTexts);
  const language = useLanguage();
  const { own, own_at, counts, ...more } = child.answers[purpose];
  const said = (isGiven: boolean) => (isGiven ? t.yes : t.no);
  if (own === null || !own_at) return <p>{counts === null ? t.open : t.byOther(said(counts))}</p>;
  return (
    <div>
      <p>{t.since({ answer: said(own), day: fullDate(own_at, language) })}</p>
      {more.other_refused && <p>{t.strict}</p>}
      {more.is_asked_again && <p>{t.again}</p>}
    </div>
  );
}

/** The questions, in the wording in force. */
export function AnswersForm({
  child,
  wording,
  to,
  refused,
}: {
  child: GuardianChild;
  wording: GuardianPage["wording"];
  to: string;
  refused: RefusedForm | undefined;
}) {
  const { answers: t } = useTexts(childrenTexts);
  const language = useLanguage();
  const ofWording = useLangOf(wording?.language ?? language);
  if (!wording) return <p>{t.none}</p>;
  const before = (purpose: Purpose) => {
    const { own } = child.answers[purpose];
    return own === null ? "" : own ? "yes" : "no";
  };
  return (
    <div className="no-print grid gap-4">
      <h3 className="text-h3">{t.form}</h3>
      <p {...ofWording}>{wording.intro}</p>
      {/** A new answer recreates the form with its saved values. */}
      <SentForm
        key={purposes.map(before).join()}
        id={`answers-${child.id}`}
        to={to}
        refused={refused}
        send={t.save}
      >
        <input type="hidden" name="child" value={child.id} />
        {purposes.map((purpose) => (
          <RadioField
            key={purpose}
            label={wording[purpose]}
            name={purpose}
            defaultValue={refused?.values[purpose] ?? before(purpose)}
            error={refused?.errors[purpose]}
            choices={[
              { id: "yes", name: t.yes },
              { id: "no", name: t.no },
            ]}
          />
        ))}
      </SentForm>
    </div>
  );
}
