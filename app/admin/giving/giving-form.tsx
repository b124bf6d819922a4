import adminTexts from "messages:admin/admin/admin";
import givingTexts from "messages:admin/people/giving";
import { type FormEvent, type ReactNode, useState } from "react";
import type { z } from "zod";
import type { SchoolClient } from "../../../data/client.ts";
import { getBackend } from "../../connection/backend.ts";
import { databaseRefusal, fieldErrors } from "../../connection/refusal-sentences.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FormName } from "../../ui/refused-form.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";

/** The props of a field: its name and its error. */
export type FieldOf = (name: string) => { name: string; error?: string };

/**
 * A form of the giving page: checks and saves its values, and stays open with all of them after an error.
 */
export function GivingForm<Schema extends z.ZodType>({
  name,
  schema,
  save,
  done,
  close,
  children,
}: {
  name: string;
  schema: Schema;
  save: (client: SchoolClient, sent: z.output<Schema>) => Promise<unknown>;
  /** The message once it is saved. */
  done: string;
  close: () => void;
  children: (of: FieldOf) => ReactNode;
}) {
  const language = useLanguage();
  const t = givingTexts[language];
  const showToast = useToast();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const refuse = (form: HTMLFormElement, refused: Record<string, string>) => {
    setErrors(refused);
    const first = form.elements.namedItem(Object.keys(refused)[0] ?? "");
    if (first instanceof HTMLElement) first.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTrouble("");
    setErrors({});
    const sent = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!sent.success) return refuse(form, fieldErrors(sent.error, language));
    setBusy(true);
    try {
      await save(await getBackend(), sent.data);
      showToast({ message: done });
      close();
    } catch (failure) {
      const { code, details = "", message } = failure as Partial<Record<string, string>>;
      if (code === "22023" && form.elements.namedItem(details)) {
        refuse(form, { [details]: databaseRefusal({ code, details, message }, language) });
      } else setTrouble(failureSentence(failure, adminTexts[language]));
    }
    setBusy(false);
  };
  const of: FieldOf = (field) => ({
    name: field,
    ...(errors[field] && { error: errors[field] }),
  });
  return (
    <FormName value={name}>
      <form noValidate onSubmit={(event) => void send(event)} className="form-grid py-4">
        {trouble && <Notice kind="bad" title={trouble} className="wide" />}
        {children(of)}
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
