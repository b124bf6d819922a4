import adminTexts from "messages:admin/admin/admin";
import childTexts from "messages:admin/consents/child";
import scanTexts from "messages:admin/consents/scans";
import purposeTexts from "messages:names/consentPurposes";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { recordConsents } from "../../../data/consent/consents.ts";
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
import { type ChosenScan, ScanField } from "./scan-field.tsx";

const channels = ["paper", "admission"] as const;

/** A guardian's answers on paper or at admission. */
export function AnswerForm({ student, guardians }: { student: string; guardians: Guardian[] }) {
  const t = useTexts(childTexts);
  const scanWords = useTexts(scanTexts);
  const names = useTexts(purposeTexts);
  const admin = useTexts(adminTexts);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [channel, setChannel] = useState<(typeof channels)[number]>("paper");
  const [scans, setScans] = useState<ChosenScan[]>([]);
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
        channel,
        answered_on: String(form.get("answered_on")),
        ...(guardian && { guardian }),
        ...(channel === "paper" && { scans: scans.map(({ id }) => id) }),
      });
      showToast({ message: t.saved });
      page.reset();
      setChannel("paper");
      setScans([]);
      await queries.invalidateQueries({ queryKey: consentsKey });
    } catch (failure) {
      const { details } = failure as { details?: string };
      if (details === "answered_on") setError(t.future);
      else if (details === "scans") setError(scanWords.again);
      else setError(failureSentence(failure, admin));
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
          choices={channels.map((id) => ({ id, name: t.channels[id] }))}
          onChange={({ target }) => setChannel(target.value as (typeof channels)[number])}
        />
        <Field name="answered_on" type="date" label={t.on} hint={t.onHint} max={today} />
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
        {channel === "paper" && <ScanField student={student} chosen={scans} onChange={setScans} />}
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
