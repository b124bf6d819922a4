import adminTexts from "messages:admin/admin/admin";
import erasureTexts from "messages:admin/retention/erasures";
import tableTexts from "messages:names/erasedTables";
import kindTexts from "messages:names/holdKinds";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addressIn } from "../../../data/languages.ts";
import {
  createErasure,
  erasureKinds,
  erasureSchema,
  listNearErasures,
  type NearErasure,
} from "../../../data/retention/erasures.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RadioField } from "../../ui/radio-field.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { useToast } from "../frame/toasts.tsx";

/** Erases a child or a mailbox after confirmation; leads to the certificate. */
export function ErasureForm() {
  const language = useLanguage();
  const t = useTexts(erasureTexts);
  const admin = useTexts(adminTexts);
  const kinds = useTexts(kindTexts);
  const tables = useTexts(tableTexts);
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<{ subject: string; near: NearErasure[] }>();
  const navigate = useNavigate();
  // Prefilled from a guardian's request, or the record of a child.
  const [parameters] = useSearchParams();
  const showToast = useToast();
  const queries = useQueryClient();
  const said: Record<string, string> = {
    held: t.held,
    still_guardian: t.guardian,
    has_account: t.account,
    nothing_kept: t.nothing,
    subject: t.nothing,
  };
  const { check, sendChecked, field, errors, trouble, isBusy } = useCheckedForm(
    erasureSchema,
    async (values) => {
      const id = await createErasure(await getBackend(), values);
      showToast({ message: t.done });
      // Lists of the office still hold the erased rows.
      await queries.invalidateQueries();
      await navigate(addressIn(language, `/admin/privacy/erasures/${id}`));
    },
    ({ code, details = "" }) => {
      if (code === "22023") return undefined;
      const sentence = said[details];
      return sentence ? { field: "subject", sentence } : { sentence: t.failed };
    },
  );
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = check(event.currentTarget);
    if (!values) return;
    const { kind, subject } = values;
    // What is wrong with the number, the erasure itself says.
    const near =
      kind === "student" ? await listNearErasures(await getBackend(), subject).catch(() => []) : [];
    setAsked({ subject, near });
  };
  const erase = () => {
    setAsked(undefined);
    const values = form.current && check(form.current);
    if (form.current && values) void sendChecked(values, form.current);
  };
  return (
    <section aria-label={t.erase} className="about-row">
      <h2>{t.erase}</h2>
      {trouble && <Notice kind="bad" title={trouble} />}
      <form
        ref={form}
        noValidate
        className="form-grid max-w-160"
        onSubmit={(event) => void ask(event)}
      >
        <RadioField
          label={t.kind}
          name="kind"
          defaultValue="student"
          error={errors.kind}
          choices={erasureKinds.map((id) => ({ id, name: kinds[id] }))}
        />
        <Field
          label={t.subject}
          {...field("subject")}
          defaultValue={parameters.get("subject") ?? undefined}
          maxLength={254}
          autoComplete="off"
        />
        <Field
          label={t.reference}
          hint={t.referenceHint}
          {...field("reference")}
          maxLength={60}
          optional
          autoComplete="off"
        />
        <div className="wide">
          <Button type="submit" variant="redOutline" disabled={isBusy}>
            {t.button}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t.question(asked?.subject ?? "")}
        confirm={t.confirm}
        cancel={admin.cancel}
        onConfirm={erase}
        onClose={() => setAsked(undefined)}
      >
        <p>{t.questionFact}</p>
        {asked && asked.near.length > 0 && (
          <>
            <p>{t.near}</p>
            <ul>
              {asked.near.map(({ table, reference, child_name }) => (
                <li key={`${table} ${reference}`}>
                  {tables[table]}: {reference}, {child_name}
                </li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </section>
  );
}
