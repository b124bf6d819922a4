import formsTexts from "messages:ui/forms";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { proofName, trapName } from "../../data/forms/form-submissions.ts";
import type { RefusedForm } from "../connection/sent-form.ts";
import { useTexts } from "../language/texts.ts";
import { Button, type ButtonVariant } from "./button.tsx";
import { FormName, RefusalNotice, useRefusedForm } from "./refused-form.tsx";
import "../styles/forms.css";

/**
 * A form that posts to its own page. It works without a script; with one the page stays, the first
 * refused field gets the focus and the button shows progress.
 */
export function SentForm({
  id,
  to,
  refused,
  send,
  variant = "primary",
  proven = false,
  children,
}: {
  id: string;
  /** The path of the page with the action for the form. */
  to: string;
  refused: RefusedForm | undefined;
  send: ReactNode;
  /** The look of the submit button. */
  variant?: ButtonVariant;
  /** Open to everyone, so the page computes a proof of work: takePublicForm requires it. */
  proven?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(formsTexts);
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form);
  const isBusy = useNavigation().formMethod === "POST" || proof.isAwaited;
  useRefusedForm(form, refused, "center");

  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={`${to}#${id}`}
      preventScrollReset
      noValidate
      onFocus={proven ? proof.begin : undefined}
      onSubmit={proven ? proof.hold : undefined}
      className="form-grid scroll-mt-28"
    >
      {refused && <RefusalNotice form={id} refused={refused} />}
      <FormName value={id}>{children}</FormName>
      <Trap />
      {/** Uncontrolled, because every new rendering would overwrite the proof. */}
      {proven && <input type="hidden" name={proofName} />}
      <div className="wide">
        <Button
          type="submit"
          variant={variant}
          size="large"
          disabled={isBusy}
          className="max-sm:w-full sm:min-w-56"
        >
          {isBusy ? t.sending : send}
        </Button>
      </div>
    </Form>
  );
}

/**
 * The proof of a form: computation starts when the form is first touched, in a script loaded then. A form
 * sent earlier waits for it, and is sent without one if none can be found.
 */
function useProof(form: RefObject<HTMLFormElement | null>) {
  const search = useRef<Promise<void>>(null);
  const isOver = useRef(false);
  const [isAwaited, setAwaited] = useState(false);
  const begin = () => {
    const fill = (proof: string) => {
      const field = form.current?.elements.namedItem(proofName);
      if (field instanceof HTMLInputElement) field.value = proof;
    };
    if (search.current) return;
    isOver.current = false;
    search.current = import("./form-proof.ts")
      .then(({ findProof }) => findProof())
      .then(fill, () => {
        // Started again when the form is touched again: the connection may be back.
        search.current = null;
      })
      .then(() => {
        isOver.current = true;
      });
  };
  return {
    isAwaited,
    begin,
    hold(event: FormEvent) {
      if (isOver.current) return;
      event.preventDefault();
      begin();
      setAwaited(true);
      search.current?.then(() => {
        setAwaited(false);
        // A form that is still being sent is not sent again.
        setTimeout(() => form.current?.requestSubmit());
      });
    },
  };
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
