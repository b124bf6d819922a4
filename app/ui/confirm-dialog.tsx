import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import "../styles/dialog.css";

/**
 * Asks before something that is not easily undone. Escape and the second button close it without an
 * answer; the focus returns to where it was.
 */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirm,
  cancel,
  variant = "redOutline",
  isBusy = false,
  onConfirm,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** What will happen, as a verb with its object. */
  confirm: string;
  cancel: string;
  variant?: ButtonVariant;
  /** What was confirmed is under way. */
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} aria-labelledby={id} className="dialog confirm-dialog" onClose={onClose}>
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      <div className="mt-2 text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant={variant} disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </dialog>
  );
}
