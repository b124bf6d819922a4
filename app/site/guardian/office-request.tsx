import childrenTexts from "messages:site/guardian/children";
import type { GuardianChild } from "../../../data/consent/guardian-page.ts";
import { guardianRequests, type OwnRequest } from "../../../data/consent/guardian-requests.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { fullDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { SentForm } from "../../ui/sent-form.tsx";

/** Asks the office to correct or erase what it keeps about a child; shows the state of earlier requests. */
export function OfficeRequest({
  child,
  to,
  refused,
}: {
  child: Pick<GuardianChild, "id" | "requests">;
  to: string;
  refused: RefusedForm | undefined;
}) {
  const { request: t } = useTexts(childrenTexts);
  const facts = { correction: t.correctionFact, erasure: t.erasureFact };
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{t.title}</h3>
      <Earlier requests={child.requests} />
      <div className="no-print grid gap-4">
        <p>{t.fact}</p>
        {/* The key empties the form once a request is sent. */}
        <SentForm
          key={child.requests.length}
          id={`ask-${child.id}`}
          to={to}
          refused={refused}
          send={t.send}
          variant="outline2"
        >
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
    </div>
  );
}

function Earlier({ requests }: { requests: OwnRequest[] }) {
  const language = useLanguage();
  const { request: t } = useTexts(childrenTexts);
  if (requests.length === 0) return null;
  return (
    <>
      <h4 className="text-h4">{t.earlier}</h4>
      <ul className="border-t border-line">
        {requests.map(({ reference, kind, words, asked_at, outcome, answer, answered_at }) => (
          <li key={reference} className="grid gap-1 border-b border-line py-3">
            <p className="font-semibold">{t[kind]}</p>
            <p className="numbers text-small text-ink-2">
              {fullDate(asked_at, language)} ·{" "}
              <span className="whitespace-nowrap">{reference}</span>
            </p>
            {words && <p className="whitespace-pre-line text-ink-2">{words}</p>}
            <p>{outcome ? t[outcome](fullDate(answered_at ?? "", language)) : t.open}</p>
            {answer && <p className="whitespace-pre-line">{answer}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
