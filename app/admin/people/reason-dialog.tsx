import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";

/** A question that is answered with a reason. Without one the question stays open and says so. */
export function ReasonDialog({
  isOpen,
  title,
  fact,
  confirm,
  words,
  onConfirm,
  onClose,
}: {
  isOpen: boolean;
  title: string;
  fact: ReactNode;
  confirm: string;
  words: { reason: string; reasonHint: string; reasonMissing: string; cancel: string };
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string>();
  const answer = () => {
    const field = place.current?.querySelector("textarea");
    const reason = field?.value.trim() ?? "";
    if (reason.length < 3) {
      setError(words.reasonMissing);
      field?.focus();
      return;
    }
    setError(undefined);
    onConfirm(reason.slice(0, 1000));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirm={confirm}
      onClose={onClose}
      cancel={words.cancel}
      onConfirm={answer}
    >
      <p>{fact}</p>
      {isOpen && (
        <div ref={place} className="mt-4">
          <Field
            as="textarea"
            name="reason"
            rows={3}
            maxLength={1000}
            label={words.reason}
            hint={words.reasonHint}
            {...(error && { error })}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
