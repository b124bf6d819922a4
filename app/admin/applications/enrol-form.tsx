import adminTexts from "messages:admin/admin/admin";
import aboutTexts from "messages:admin/applications/about";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { enrolApplicant, enrolmentSchema } from "../../../data/admissions/applications-office.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { databaseRefusal, fieldErrors } from "../../connection/refusal-sentences.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";

/** Turns an accepted child into a student with an admission number; the toast undoes it. */
export function EnrolForm({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = aboutTexts[language].enrol;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      (["students", "applications"] as const).map((table) =>
        queries.invalidateQueries({ queryKey: rowsKey(table) }),
      ),
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    const { success, data: enrolment, error } = enrolmentSchema.safeParse(typed);
    setTrouble(undefined);
    setErrors(success ? {} : fieldErrors(error, language));
    if (!success) return form.current?.querySelector("input")?.focus();
    setBusy(true);
    try {
      const client = await getBackend();
      const student = await enrolApplicant(client, row.id, enrolment);
      const undo = async () => {
        await undoChanges(client, "students", [student], row.updated_at);
        void refresh();
      };
      showToast({ message: t.done, undo });
      await refresh();
    } catch (failure) {
      const { code = "", details = "", message = "" } = failure as Record<string, string>;
      if (code === "22023") {
        setErrors({ [details]: databaseRefusal({ code, details, message }, language) });
      } else if (code === "PT404" || code === "PT409") setTrouble(t.gone);
      else setTrouble(failureSentence(failure, adminTexts[language], t.failed));
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-152 gap-4 pt-2"
      onSubmit={(event) => void save(event)}
    >
      <p className="text-ink-2">{t.fact}</p>
      {trouble && <Notice kind="bad" title={trouble} />}
      <Field label={t.number} name="admission_no" error={errors.admission_no} autoComplete="off" />
      <Field label={t.section} name="section" error={errors.section} optional autoComplete="off" />
      <div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.sending : t.send}
        </Button>
      </div>
    </form>
  );
}
