import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

/**
 * A dialog that asks for a reason. It stays open, with a message, while there is none and when the decision
 * could not be carried out; while the page is open it keeps the words until they have been of use.
 */
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
  /** The question: each keeps its own words. */
  title: string;
  fact: ReactNode;
  confirm: string;
  words: { reason: string; reasonHint: string; reasonMissing: string; cancel: string };
  /** Resolves with why it failed; undefined if it did not. */
  onConfirm: (reason: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef(new Map<string, string>());
  const [error, setError] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setError(undefined);
    setFailed(undefined);
    onClose();
  };
  const answer = async () => {
    const field = place.current?.querySelector("textarea");
    const reason = field?.value.trim() ?? "";
    setFailed(undefined);
    if (reason.length < 3) {
      setError(words.reasonMissing);
      field?.focus();
      return;
    }
    setError(undefined);
    setBusy(true);
    const failure = await onConfirm(reason.slice(0, 1000));
    setBusy(false);
    setFailed(failure);
    if (failure) return;
    typed.current.delete(title);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirm={confirm}
      onClose={close}
      cancel={words.cancel}
      onConfirm={() => void answer()}
      isBusy={isBusy}
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
            defaultValue={typed.current.get(title)}
            onChange={({ target }) => typed.current.set(title, target.value)}
            {...(error && { error })}
          />
        </div>
      )}
      {failed && <Notice kind="bad" title={failed} className="mt-4" />}
    </ConfirmDialog>
  );
}
