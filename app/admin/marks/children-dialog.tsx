import marksTexts from "messages:admin/marks/marks";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { MarkedChild } from "../../../data/consent/picture-marks.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ChildFinder } from "./child-finder.tsx";
import "../../styles/dialog.css";
import "../../styles/forms.css";
import "./marks.css";

// Text typed here is not part of the form behind it.
const apart = {
  onInput: (event: SyntheticEvent) => event.stopPropagation(),
  onChange: (event: SyntheticEvent) => event.stopPropagation(),
};

/** Asks which children a picture shows, or made. */
export function ChildrenDialog({
  title,
  start,
  onChoose,
  close,
}: {
  title: string;
  start: readonly MarkedChild[];
  onChoose: (children: MarkedChild[]) => void;
  close: () => void;
}) {
  const t = useTexts(marksTexts);
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(start as MarkedChild[]);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const done = () => {
    if (chosen.length === 0) return field.current?.focus();
    dialog.current?.close();
    onChoose(chosen);
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="dialog children-dialog"
      onClose={(event) => {
        // In React the event would bubble and close the dialog that contains the picture, too.
        event.stopPropagation();
        close();
      }}
      {...apart}
    >
      <h2 id={heading} className="text-h4">
        {title}
      </h2>
      <ChildFinder chosen={chosen} onChange={setChosen} field={field} onDone={done} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={chosen.length === 0} onClick={done}>
          {t.saveChildren}
        </Button>
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          {t.cancel}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
