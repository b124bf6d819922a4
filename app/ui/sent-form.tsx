import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { proofName, trapName } from "../../data/forms/form-submissions.ts";
import type { RefusedForm } from "../connection/sent-form.ts";
import { useTexts } from "../language/texts.ts";
import { Button, type ButtonVariant } from "./button.tsx";
import { formsTexts } from "./forms.texts.ts";
import { Notice } from "./notice.tsx";
import { useRefusedForm } from "./refused-form.ts";
import "../styles/forms.css";

/**
 * A form sent to its own page. It works without a script; with one the page stays, the first error
 * takes the focus, and the button shows that the form is being sent.
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
  /** The path of the page whose action takes the form. */
  to: string;
  refused: RefusedForm | undefined;
  send: string;
  /** The look of the button. */
  variant?: ButtonVariant;
  /** For public forms: computes the proof of work that takePublicForm demands. */
  proven?: boolean;
  children: ReactNode;
}) {
  const t = useTexts(formsTexts);
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form);
  const isBusy = useNavigation().formMethod === "POST" || proof.isAwaited;
  useRefusedForm(form, refused, "center");
  const count = Object.keys(refused?.errors ?? {}).length;

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
      {refused && (
        <Notice kind="bad" className="wide" title={count > 0 ? t.notSentYet : t.notSent}>
          <p>{refused.message || (count > 0 ? t.anotherLook(count) : t.unreachable)}</p>
        </Notice>
      )}
      {children}
      <Trap />
      {/* Has no value: rendering again would overwrite the proof with it. */}
      {proven && <input type="hidden" name={proofName} />}
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

/**
 * The proof of a form. When the form is first touched, fetches the script and starts to compute. A form
 * sent earlier waits for the proof, and goes without if none can be had.
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
        // Try again at the next touch: the connection may be back.
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
        // Only after this rendering, which ends the hold.
        setTimeout(() => form.current?.requestSubmit());
      });
    },
  };
}

/** A hidden field outside the tab order, which only programs fill in. */
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
