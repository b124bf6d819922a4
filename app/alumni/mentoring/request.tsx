import alumniPartsTexts from "messages:alumni/alumniParts";
import mentoringTexts from "messages:alumni/mentoring";
import { useState } from "react";
import type { MentoringRequest, mentoringSteps } from "../../../data/alumni/mentoring.ts";
import type { RefusedForm } from "../../connection/sent-form.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { useOpenedForm } from "../../ui/opened-form.ts";
import { SentForm } from "../../ui/sent-form.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";

type Step = (typeof mentoringSteps)[number];

const kinds = {
  asked: "waiting",
  accepted: "good",
  declined: "plain",
  withdrawn: "plain",
  ended: "plain",
} as const;

/** The steps that are open to the reader of a request. */
function openSteps({ state, is_mentor }: MentoringRequest): readonly Step[] {
  if (state === "asked") return is_mentor ? ["accepted", "declined"] : ["withdrawn"];
  return state === "accepted" ? ["ended"] : [];
}

/** One request: the other person, the words of both, and the next steps. */
export function Request({
  request,
  refused,
}: {
  request: MentoringRequest;
  refused: RefusedForm | undefined;
}) {
  const language = useLanguage();
  const t = mentoringTexts[language];
  const parts = useTexts(alumniPartsTexts);
  const [chosen, setChosen] = useState<Step>();
  const { id, other, other_id, batch_year, profession, words, answer, state, is_mentor } = request;
  const steps = openSteps(request);
  const step = steps.find((one) => one === chosen);
  const place = useOpenedForm<HTMLElement>(step);
  return (
    <article ref={place} aria-label={other}>
      <h3 className="text-h4">
        <SiteLink to={`/alumni/directory/${other_id}`} className="inline-link">
          {other}
        </SiteLink>
      </h3>
      <p className="numbers mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
        <Status kind={kinds[state]}>{t.states[state]}</Status>
        {batch_year && <span>{parts.batch(batch_year)}</span>}
        {profession && <span>{profession}</span>}
        <span>{shortDate(request.created_at, language)}</span>
      </p>
      <p className="own-words mt-4" data-own={is_mentor ? undefined : true}>
        {words}
      </p>
      {answer && (
        <p className="own-words mt-3">
          <span className="block text-small text-ink-2">{t.lastWords}</span>
          {answer}
        </p>
      )}
      {state === "accepted" && (
        <p className="mt-4">
          <SiteLink to={`/alumni/directory/${other_id}#write`} className="inline-link">
            {t.write(other)}
          </SiteLink>
        </p>
      )}
      {steps.length > 0 && !step && (
        <div className="mt-5 flex flex-wrap gap-3">
          {steps.map((one) => (
            <Button
              key={one}
              variant={one === "accepted" ? "primary" : "outline2"}
              onClick={() => setChosen(one)}
            >
              {t.steps[one]}
            </Button>
          ))}
        </div>
      )}
      {step && (
        <div className="mt-5">
          <SentForm id={`step-${id}`} to="/alumni/mentoring" refused={refused} send={t.steps[step]}>
            <input type="hidden" name="request" value={id} />
            <input type="hidden" name="state" value={step} />
            <Field
              as="textarea"
              rows={4}
              label={t.words(other)}
              optional
              name="words"
              hint={t.facts[step]}
              defaultValue={refused?.values.words ?? ""}
              error={refused?.errors.words}
              maxLength={2000}
              className="wide"
            />
          </SentForm>
          <Button variant="ghost" className="mt-3" onClick={() => setChosen(undefined)}>
            {t.cancel}
          </Button>
        </div>
      )}
    </article>
  );
}
