import boardTexts from "messages:admin/applications/board";
import words from "messages:admin/fields/office/applications";
import { useEffect, useId, useRef } from "react";
import type { ApplicationStage } from "../../../data/admissions/application-stages.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import type { BoardCard } from "./board-column.tsx";
import { MoveForm } from "./move-form.tsx";
import "../../styles/dialog.css";
import "../../styles/forms.css";

/** Asks for the words to the family before a card moves. */
export function MoveDialog({
  card,
  to,
  close,
}: {
  card: BoardCard;
  to: ApplicationStage;
  close: () => void;
}) {
  const language = useLanguage();
  const t = boardTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} className="dialog move-dialog" onClose={close}>
      <h2 id={heading} className="text-h4">
        {t.moveTitle({ child: card.child_name ?? "", stage: words[language].choices.stage[to] })}
      </h2>
      <MoveForm application={card} start={to} onDone={() => dialog.current?.close()}>
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          {t.cancel}
        </Button>
      </MoveForm>
    </dialog>
  );
}
