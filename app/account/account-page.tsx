import formsTexts from "messages:ui/forms";
import { type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { PageTop } from "../layout/page-top.tsx";
import { useHydrated } from "../ui/browser-state.ts";
import { Button, ButtonLink, type ButtonVariant } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { DoneNotice, FormName, RefusalNotice, useRefusedForm } from "../ui/refused-form.tsx";
import type { AccountAnswer } from "./account-form.ts";

/** An account page with one form: title, lead, and a narrow column. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageTop title={title} lead={lead} />
      <div className="page pt-9 pb-section">
        <div className="max-w-136 border-t-2 border-ink pt-7">{children}</div>
      </div>
    </>
  );
}

/** A form sent to the page's own `clientAction`. A refusal takes the focus; typed values stay. */
export function AccountForm({
  form = "",
  answer,
  send,
  variant,
  beside,
  children,
}: {
  /** Its name, if the page has several forms. */
  form?: string;
  answer: AccountAnswer | undefined;
  send: string;
  variant?: ButtonVariant;
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts(formsTexts);
  const element = useRef<HTMLFormElement>(null);
  const name = form || "account";
  const { formMethod, formData } = useNavigation();
  const isHydrated = useHydrated();
  const isBusy = formMethod === "POST" && String(formData?.get("form") ?? "") === form;
  const refused = answer && !answer.isDone && answer.form === form ? answer : undefined;
  useRefusedForm(element, refused, "nearest");

  return (
    <Form ref={element} method="post" noValidate preventScrollReset className="grid gap-6">
      {refused && !isBusy && <AccountRefusal form={name} refused={refused} />}
      <input type="hidden" name="form" value={form} />
      <FormName value={name}>{children}</FormName>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant={variant}
          disabled={isBusy || formMethod === "POST" || !isHydrated}
          className="min-w-40 max-sm:w-full"
        >
          {isBusy ? t.sending : send}
        </Button>
        {beside}
      </div>
    </Form>
  );
}

/** The sentence of a form refused as a whole, else the fields that need another look. */
function AccountRefusal({ form, refused }: { form: string; refused: AccountAnswer }) {
  if (refused.message) return <Notice kind="bad" title={refused.message} />;
  return <RefusalNotice form={form} refused={refused} />;
}

/** The error of a form's field, for its Field. */
export function errorOf(answer: AccountAnswer | undefined, name: string, form = "") {
  return answer?.form === form ? answer.errors[name] : undefined;
}

/** After an account form was accepted: what happened, and the way on. */
export function FormDone({
  title,
  children,
  to,
  wayOn,
  variant,
}: {
  title: string;
  children?: ReactNode;
  to: string;
  wayOn: string;
  variant?: ButtonVariant;
}) {
  return (
    <>
      <DoneNotice title={title}>{children}</DoneNotice>
      <ButtonLink to={to} variant={variant} className="mt-7">
        {wayOn}
      </ButtonLink>
    </>
  );
}

/** The email address of an account, which password managers fill in. */
export function AddressField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <Field
      label={label}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
