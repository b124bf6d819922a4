import adminTexts from "messages:admin/admin/admin";
import childTexts from "messages:admin/consents/child";
import purposeTexts from "messages:names/consentPurposes";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { type officeChannels, recordConsents } from "../../../data/consent/consents.ts";
import type { Guardian } from "../../../data/consent/guardians.ts";
import { type Answers, purposes } from "../../../data/consent/purposes.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { consentsKey } from "../query-keys.ts";

/** What a guardian said on paper or at admission. */
export function AnswerForm({ student, guardians }: { student: string; guardians: Guardian[] }) {
  const t = useTexts(childTexts);
  const names = useTexts(purposeTexts);
  const admin = useTexts(adminTexts);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const today = indianDay(new Date());

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const page = event.currentTarget;
    const form = new FormData(page);
    const answers = answersIn(form);
    if (Object.keys(answers).length === 0) return setError(t.nothing);
    const guardian = String(form.get("guardian") ?? "");
    setError(undefined);
    setSaving(true);
    try {
      await recordConsents(await getBackend(), {
        student,
        answers,
        channel: form.get("channel") as (typeof officeChannels)[number],
        answered_on: String(form.get("answered_on")),
        ...(guardian && { guardian }),
      });
      showToast({ message: t.saved });
      page.reset();
      await queries.invalidateQueries({ queryKey: consentsKey });
    } catch (failure) {
      const isDay = (failure as { details?: string }).details === "answered_on";
      setError(isDay ? t.future : (failureSentence(failure, admin) ?? admin.failed));
    }
    setSaving(false);
  };
  return (
    <section aria-label={t.enter} className="about-row">
      <h2>{t.enter}</h2>
      <p>{t.enterLead}</p>
      <form className="form-grid max-w-160" onSubmit={(event) => void save(event)}>
        {guardians.length > 0 && (
          <Field
            as="select"
            name="guardian"
            label={t.who}
            choices={guardians.map(({ id, name }) => ({ id, name }))}
          />
        )}
        <Field
          as="select"
          name="channel"
          label={t.how}
          choices={(["paper", "admission"] as const).map((id) => ({ id, name: t.channels[id] }))}
        />
        <Field name="answered_on" type="date" label={t.on} defaultValue={today} max={today} />
        {purposes.map((purpose) => (
          <RadioField
            key={purpose}
            name={purpose}
            label={names[purpose]}
            defaultValue=""
            error={undefined}
            choices={[
              { id: "yes", name: t.yes },
              { id: "no", name: t.no },
              { id: "", name: t.notAsked },
            ]}
          />
        ))}
        {error && (
          <p role="alert" className="field-error wide">
            {error}
          </p>
        )}
        <Button type="submit" disabled={isSaving} className="justify-self-start">
          {t.save}
        </Button>
      </form>
    </section>
  );
}

function answersIn(form: FormData): Answers {
  const said = purposes.map((purpose) => [purpose, form.get(purpose)] as const);
  return Object.fromEntries(
    said.filter(([, value]) => value).map(([purpose, value]) => [purpose, value === "yes"]),
  );
}
