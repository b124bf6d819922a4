import adminTexts from "messages:admin/admin/admin";
import givingTexts from "messages:admin/people/giving";
import { type FormEvent, useState } from "react";
import { purposeSchema, savePurpose, type WrittenPurpose } from "../../../data/alumni/giving.ts";
import { getBackend } from "../../connection/backend.ts";
import { fieldErrors } from "../../connection/refusal-sentences.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FormName } from "../../ui/refused-form.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";

/** The form of a purpose, for a new one and for changes. */
export function PurposeForm({ purpose, close }: { purpose?: WrittenPurpose; close: () => void }) {
  const language = useLanguage();
  const t = givingTexts[language];
  const showToast = useToast();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const kept: Record<string, string> = {
    title: purpose?.title ?? "",
    body: purpose?.body ?? "",
    title_hi: purpose?.translations.hi?.title ?? "",
    body_hi: purpose?.translations.hi?.body ?? "",
    goal: purpose ? String(purpose.goal) : "",
  };
  const of = (name: string) => ({
    name,
    defaultValue: kept[name] ?? "",
    ...(errors[name] && { error: errors[name] }),
  });
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTrouble("");
    const sent = purposeSchema.safeParse(Object.fromEntries(new FormData(form)));
    const refused = sent.success ? {} : fieldErrors(sent.error, language);
    setErrors(refused);
    if (!sent.success) {
      const first = form.elements.namedItem(Object.keys(refused)[0] ?? "");
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setBusy(true);
    try {
      await savePurpose(await getBackend(), sent.data);
      showToast({ message: t.saved });
      close();
    } catch (failure) {
      setTrouble(failureSentence(failure, adminTexts[language]) ?? t.failed);
    }
    setBusy(false);
  };
  return (
    <FormName value={purpose ? `purpose-${purpose.id}` : "purpose"}>
      <form noValidate onSubmit={(event) => void save(event)} className="form-grid py-4">
        {trouble && <Notice kind="bad" title={trouble} className="wide" />}
        {purpose && <input type="hidden" name="purpose" value={purpose.id} />}
        <Field label={t.name} {...of("title")} maxLength={120} className="wide" />
        <Field
          as="textarea"
          rows={3}
          label={t.body}
          {...of("body")}
          maxLength={2000}
          className="wide"
        />
        <Field
          label={t.nameHi}
          lang="hi"
          optional
          {...of("title_hi")}
          hint={t.hiHint}
          maxLength={120}
          className="wide"
        />
        <Field
          as="textarea"
          lang="hi"
          rows={3}
          label={t.bodyHi}
          optional
          {...of("body_hi")}
          maxLength={2000}
          className="wide"
        />
        <Field label={t.goal} {...of("goal")} hint={t.goalHint} inputMode="numeric" maxLength={9} />
        <Field
          as="check"
          label={t.open}
          name="is_open"
          value="yes"
          optional
          defaultChecked={purpose?.is_open ?? true}
          className="wide"
        />
        <div className="wide flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? t.saving : t.save}
          </Button>
          <Button variant="ghost" onClick={close}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </FormName>
  );
}
