import adminTexts from "messages:admin/admin/admin";
import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { databaseRefusal, fieldErrors } from "../../connection/refusal-sentences.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { bringToFocus } from "../../ui/refused-form.tsx";
import { failureSentence } from "../frame/failures.tsx";

type Refusal = { code: string; details?: string; message?: string };

/** Why the database refused, in words: at a field, or without one for the form as a whole. */
export type Said = { field?: string; sentence: string };

const allOf = (form: HTMLFormElement): unknown => Object.fromEntries(new FormData(form));

/** The first field of a form, in the order of the page, that has one of these names. */
const firstField = (form: HTMLFormElement, names: string[]) =>
  [...form.querySelectorAll<HTMLElement>("[name]:not([type=hidden])")].find((field) =>
    names.includes(field.getAttribute("name") ?? ""),
  );

/**
 * A form of the office that one schema checks, before it is sent. The first wrong field takes the focus. The
 * database's errors return to their field if the form has it, and nothing typed is lost. `say` has the words
 * for errors of its own; `read` gives the schema something else than all fields.
 */
export function useCheckedForm<Schema extends z.ZodType>(
  schema: Schema,
  send: (values: z.output<Schema>, form: HTMLFormElement) => Promise<void>,
  say: (refusal: Refusal) => Said | undefined = () => undefined,
  read: (form: HTMLFormElement) => unknown = allOf,
) {
  const language = useLanguage();
  const admin = useTexts(adminTexts);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const refuse = (failure: Refusal, form: HTMLFormElement) => {
    const { field, sentence } =
      say(failure) ??
      (failure.code === "22023" && failure.details
        ? { field: failure.details, sentence: databaseRefusal(failure, language) }
        : { field: "", sentence: failureSentence(failure, admin, admin.saveFailed) });
    const wrong = field && firstField(form, [field]);
    if (!field || !wrong) return setTrouble(sentence);
    setErrors({ [field]: sentence });
    bringToFocus(wrong, "center");
  };
  const sendChecked = async (values: z.output<Schema>, form: HTMLFormElement) => {
    setBusy(true);
    try {
      await send(values, form);
    } catch (failure) {
      refuse(failure as Refusal, form);
    }
    setBusy(false);
  };
  /** Returns the values if the schema accepts them; otherwise focuses the first wrong field. */
  const check = (form: HTMLFormElement): z.output<Schema> | undefined => {
    const checked = schema.safeParse(read(form));
    setTrouble(undefined);
    setErrors(checked.success ? {} : fieldErrors(checked.error, language));
    if (checked.success) return checked.data;
    const wrong = checked.error.issues.map(({ path: [name] }) => String(name));
    bringToFocus(firstField(form, wrong), "center");
    return undefined;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = check(form);
    if (values !== undefined) void sendChecked(values, form);
  };
  const field = (name: string) => ({ name, ...(errors[name] && { error: errors[name] }) });
  return { submit, check, sendChecked, field, errors, trouble, isBusy };
}
