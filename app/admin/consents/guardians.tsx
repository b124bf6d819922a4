import adminTexts from "messages:admin/admin/admin";
import childTexts from "messages:admin/consents/child";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  createGuardian,
  deleteGuardian,
  type Guardian,
  guardianSchema,
} from "../../../data/consent/guardians.ts";
import { languages } from "../../../data/languages.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { languageName } from "../../language/names.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { consentsKey } from "../query-keys.ts";

/** The people who may answer for the child: the guardian of its record, and those added by the office. */
export function Guardians({ student, guardians }: { student: string; guardians: Guardian[] }) {
  const language = useLanguage();
  const t = useTexts(childTexts);
  return (
    <section aria-label={t.guardians} className="about-row">
      <h2>{t.guardians}</h2>
      {guardians.length === 0 && <p>{t.noGuardians}</p>}
      <ul className="grid gap-3">
        {guardians.map((guardian) => (
          <li key={guardian.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-semibold">{guardian.name}</span>
            <span className="text-ink-2">
              {[
                guardian.relation,
                guardian.email,
                guardian.phone,
                languageName(guardian.language as typeof language, language),
                guardian.is_first && t.inRecord,
                guardian.is_self && t.isSelf,
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
            {!guardian.is_first && <RemoveGuardian guardian={guardian} />}
          </li>
        ))}
      </ul>
      <AddGuardian student={student} />
    </section>
  );
}

function RemoveGuardian({ guardian }: { guardian: Guardian }) {
  const t = useTexts(childTexts);
  const admin = useTexts(adminTexts);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const remove = async () => {
    setAsking(false);
    try {
      await deleteGuardian(await getBackend(), guardian.id);
      showToast({ message: t.removed });
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
    await queries.invalidateQueries({ queryKey: consentsKey });
  };
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t.removeOf(guardian.name)}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeQuestion(guardian.name)}
        confirm={t.remove}
        cancel={admin.cancel}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t.removeFact}</p>
      </ConfirmDialog>
    </>
  );
}

function AddGuardian({ student }: { student: string }) {
  const language = useLanguage();
  const t = useTexts(childTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const { submit, field, trouble, isBusy } = useCheckedForm(
    guardianSchema,
    async (guardian, form) => {
      await createGuardian(await getBackend(), student, guardian);
      showToast({ message: t.added });
      form.reset();
      await queries.invalidateQueries({ queryKey: consentsKey });
    },
  );
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">{t.addGuardian}</summary>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form noValidate className="form-grid max-w-160" onSubmit={submit}>
        <Field label={t.name} {...field("name")} autoComplete="off" />
        <Field label={t.relation} {...field("relation")} optional autoComplete="off" />
        <Field label={t.email} type="email" {...field("email")} optional autoComplete="off" />
        <Field label={t.phone} type="tel" {...field("phone")} optional autoComplete="off" />
        <Field
          as="select"
          name="language"
          label={t.language}
          choices={languages}
          defaultValue={language}
        />
        <Field as="check" name="is_self" label={t.isSelfLabel} className="wide" />
        <div className="wide">
          <Button type="submit" disabled={isBusy}>
            {t.add}
          </Button>
        </div>
      </form>
    </details>
  );
}
