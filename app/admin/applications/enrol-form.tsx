import adminTexts from "messages:admin/admin/admin";
import aboutTexts from "messages:admin/applications/about";
import { useQueryClient } from "@tanstack/react-query";
import { enrolApplicant, enrolmentSchema } from "../../../data/admissions/applications-office.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";

/** Turns an accepted child into a student with an admission number; the toast undoes it. */
export function EnrolForm({ row }: { row: ManagedRow }) {
  const t = useTexts(aboutTexts).enrol;
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(
      (["students", "applications"] as const).map((table) =>
        queries.invalidateQueries({ queryKey: rowsKey(table) }),
      ),
    );
  const { submit, field, trouble, isBusy } = useCheckedForm(
    enrolmentSchema,
    async (enrolment) => {
      const client = await getBackend();
      const student = await enrolApplicant(client, row.id, enrolment);
      const undo = async () => {
        await undoChanges(client, "students", [student], row.updated_at);
        void refresh();
      };
      showToast({ message: t.done, undo });
      await refresh();
    },
    (failure) => {
      if (failure.code === "22023") return undefined;
      if (failure.code === "PT404" || failure.code === "PT409") return { sentence: t.gone };
      return { sentence: failureSentence(failure, admin, t.failed) };
    },
  );
  return (
    <form noValidate className="grid max-w-152 gap-4 pt-2" onSubmit={submit}>
      <p className="text-ink-2">{t.fact}</p>
      {trouble && <Notice kind="bad" title={trouble} />}
      <Field label={t.number} {...field("admission_no")} autoComplete="off" />
      <Field label={t.section} {...field("section")} optional autoComplete="off" />
      <div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? t.sending : t.send}
        </Button>
      </div>
    </form>
  );
}
