import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { type RefusedForm, trapName } from "../connection/sent-form.ts";
import { useTexts } from "../language/texts.ts";
import { Button, type ButtonVariant } from "./button.tsx";
import { formsTexts } from "./forms.texts.ts";
import { Notice } from "./notice.tsx";
import "../styles/forms.css";

/**
 * A form that is sent to its own page. It works without a script; with one the page stays, the
 * first refused field takes the focus and the button says that it is under way.
 */
export function SentForm({
  id,
  to,
  refused,
  send,
  variant = "primary",
  children,
}: {
  id: string;
  /** The path of the page, whose action takes the form. */
  to: string;
  refused: RefusedForm | undefined;
  send: string;
  /** How the button looks that sends it. */
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const t = useTexts(formsTexts);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().formMethod === "POST";
  useEffect(() => {
    if (!refused) return;
    const first = form.current?.querySelector<HTMLElement>("[aria-invalid], [role=alert]");
    first?.focus();
    first?.scrollIntoView({ block: "center" });
  }, [refused]);
  const count = Object.keys(refused?.errors ?? {}).length;

  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={`${to}#${id}`}
      preventScrollReset
      noValidate
      className="form-grid scroll-mt-28"
    >
      {refused && (
        <Notice kind="bad" className="wide" title={count > 0 ? t.notSentYet : t.notSent}>
          <p>{refused.message || t.anotherLook(count)}</p>
        </Notice>
      )}
      {children}
      <Trap />
      <div className="wide">
        <Button
          type="submit"
          variant={variant}
          size="large"
          disabled={isBusy}
          className="min-w-56 max-sm:w-full"
        >
          {isBusy ? t.sending : send}
        </Button>
      </div>
    </Form>
  );
}

/** A field out of sight and out of the tab order: only programs fill it in. */
function Trap() {
  const t = useTexts(formsTexts);
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {t.leaveEmpty}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
