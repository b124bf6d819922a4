import givingTexts from "messages:admin/people/giving";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { SchoolClient } from "../../../data/client.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FormName } from "../../ui/refused-form.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
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
  const t = useTexts(givingTexts);
  const showToast = useToast();
  const { submit, field, trouble, isBusy } = useCheckedForm(schema, async (sent) => {
    await save(await getBackend(), sent);
    showToast({ message: done });
    close();
  });
  return (
    <FormName value={name}>
      <form noValidate onSubmit={submit} className="form-grid py-4">
        {trouble && <Notice kind="bad" title={trouble} className="wide" />}
        {children(field)}
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
