import enquiriesTexts from "messages:admin/enquiries/enquiries";
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useTexts } from "../../language/texts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks before an enquiry is saved, with its new state, while the answer above it is not sent yet. */
export function UnsentAnswer({
  isUnsent,
  children,
}: {
  isUnsent: RefObject<boolean>;
  /** The enquiry's form. */
  children: ReactNode;
}) {
  const t = useTexts(enquiriesTexts);
  const [held, setHeld] = useState<HTMLFormElement>();
  const isAllowed = useRef(false);
  const hold = (event: FormEvent) => {
    if (!isUnsent.current || isAllowed.current) return;
    event.preventDefault();
    event.stopPropagation();
    setHeld(event.target as HTMLFormElement);
  };
  const save = () => {
    setHeld(undefined);
    isAllowed.current = true;
    held?.requestSubmit();
    isAllowed.current = false;
  };
  return (
    <div className="contents" onSubmitCapture={hold}>
      {children}
      <ConfirmDialog
        isOpen={held !== undefined}
        title={t.unsent}
        confirm={t.saveUnsent}
        cancel={t.backToAnswer}
        variant="outline"
        onConfirm={save}
        onClose={() => setHeld(undefined)}
      >
        <p>{t.unsentFact}</p>
      </ConfirmDialog>
    </div>
  );
}
