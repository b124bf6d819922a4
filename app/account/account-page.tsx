import formsTexts from "messages:ui/forms";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { PageTop } from "../layout/page-top.tsx";
import { useHydrated } from "../ui/browser-state.ts";
import { Button, ButtonLink, type ButtonVariant } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { Picture, type PictureProps } from "../ui/picture.tsx";
import { DoneNotice, FormName, RefusalNotice, useRefusedForm } from "../ui/refused-form.tsx";
import type { AccountAnswer } from "./account-form.ts";

/** An account page with one form: title, lead, and a narrow column, beside which a print may stand. */
export function AccountPage({
  title,
  lead,
  picture,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Its alternative text is empty: it says nothing that the page does not. */
  picture?: Pick<PictureProps, "src" | "width" | "height" | "focus">;
  children: ReactNode;
}) {
  return (
    <>
      <PageTop title={title} lead={lead} />
      <div className="page grid items-start gap-x-[clamp(2.5rem,7vw,8rem)] gap-y-8 pt-9 pb-section lg:split-5-7">
        <div className="max-w-136 border-t-2 border-ink pt-7">{children}</div>
        {picture && (
          <Picture {...picture} alt="" first className="still aspect-16/10 lg:aspect-4/3" />
        )}
      </div>
    </>
  );
}

/** A small door among open pigeonholes, with a key in its lock: beside the pages that let somebody in again. */
export const lockedDoor = {
  src: "/prints/scenes/pigeonholes.svg",
  width: 1000,
  height: 1250,
  focus: [0.6, 0.5],
} as const satisfies ComponentProps<typeof AccountPage>["picture"];

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
