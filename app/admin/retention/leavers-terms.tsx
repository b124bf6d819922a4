import adminTexts from "messages:admin/admin/admin";
import termTexts from "messages:admin/retention/terms";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import {
  type getLeaversTerms,
  leaversTermsSchema,
  updateLeaversTerms,
} from "../../../data/retention/terms.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { shortDate } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { useToast } from "../frame/toasts.tsx";
import { retentionKey } from "../query-keys.ts";
import { Setting } from "../settings/setting.tsx";

export type LeaversTerms = Awaited<ReturnType<typeof getLeaversTerms>>;

/** How long the school keeps the data of leavers. Asks before a shorter period erases any. */
export function LeaversTermsForm({ terms }: { terms: LeaversTerms }) {
  const language = useLanguage();
  const t = useTexts(termTexts);
  const admin = useTexts(adminTexts);
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const showToast = useToast();
  const queries = useQueryClient();
  const { check, sendChecked, field, trouble, isBusy } = useCheckedForm(
    leaversTermsSchema,
    async (values) => {
      await updateLeaversTerms(await getBackend(), values);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: retentionKey });
    },
  );
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsking(check(event.currentTarget) !== undefined);
  };
  const save = () => {
    setAsking(false);
    const values = form.current && check(form.current);
    if (form.current && values) void sendChecked(values, form.current);
  };
  const isPending = Date.parse(terms.counts_from) > Date.now();
  return (
    <Setting title={t.title} effect={t.effect}>
      {isPending && <Notice title={t.pending(shortDate(terms.counts_from, language))} />}
      {trouble && <Notice kind="bad" title={trouble} />}
      <form ref={form} noValidate className="form-grid max-w-160" onSubmit={ask}>
        <Field
          label={t.contact}
          hint={t.contactHint}
          {...field("contact_months")}
          inputMode="numeric"
          defaultValue={terms.contact_months}
        />
        <Field
          label={t.record}
          hint={t.recordHint}
          {...field("record_months")}
          inputMode="numeric"
          defaultValue={terms.record_months}
        />
        <div className="wide">
          <Button type="submit" disabled={isBusy}>
            {t.save}
          </Button>
        </div>
      </form>
      {terms.changed_by && (
        <p className="text-ink-2">
          {t.chosen({ who: terms.changed_by, day: shortDate(terms.changed_at, language) })}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t.question}
        confirm={t.save}
        cancel={admin.cancel}
        onConfirm={save}
        onClose={() => setAsking(false)}
      >
        <p>{t.questionFact}</p>
      </ConfirmDialog>
    </Setting>
  );
}
