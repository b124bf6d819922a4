import formsTexts from "messages:ui/forms";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useTexts } from "../language/texts.ts";
import { useHydrated } from "../ui/browser-state.ts";
import { Button, type ButtonVariant } from "../ui/button.tsx";
import { useTopOfNextPage } from "../ui/next-page.ts";
import { Notice } from "../ui/notice.tsx";
import type { AccountAnswer } from "./account-form.ts";

/**
 * A form of an account page, sent to the page's own `clientAction`. What is refused takes the focus;
 * what is typed stays in its fields.
 */
export function AccountForm({
  form = "",
  answer,
  send,
  variant,
  beside,
  children,
}: {
  /** Its name, where a page has several. */
  form?: string;
  answer: AccountAnswer | undefined;
  send: string;
  variant?: ButtonVariant;
  /** What stands beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTexts(formsTexts);
  const element = useRef<HTMLFormElement>(null);
  const { formMethod, formData } = useNavigation();
  const isHydrated = useHydrated();
  useTopOfNextPage();
  const isBusy = formMethod === "POST" && String(formData?.get("form") ?? "") === form;
  const refused = answer && !answer.isDone && answer.form === form ? answer : undefined;
  useEffect(() => {
    if (!refused) return;
    const first = element.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]");
    first?.focus();
    first?.scrollIntoView({ block: "nearest" });
  }, [refused]);

  return (
    <Form ref={element} method="post" noValidate preventScrollReset className="grid gap-6">
      {refused?.message && !isBusy && <Notice kind="bad" title={refused.message} />}
      <input type="hidden" name="form" value={form} />
      {children}
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

/** What is wrong with a field of a form, for its Field. */
export function errorOf(answer: AccountAnswer | undefined, name: string, form = "") {
  return answer?.form === form ? answer.errors[name] : undefined;
}
