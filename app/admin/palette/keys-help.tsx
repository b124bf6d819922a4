import adminTexts from "messages:admin/admin/admin";
import { useEffect, useRef } from "react";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import "../../styles/dialog.css";
import "./palette.css";

/** The keys that work in lists. */
export default function KeysHelp({ close }: { close: () => void }) {
  const t = useTexts(adminTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label={t.keys} className="dialog palette keys-help" onClose={close}>
      <h2>{t.keys}</h2>
      <dl>
        {t.keyList.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline2" size="small" onClick={() => dialog.current?.close()}>
        {t.close}
      </Button>
    </dialog>
  );
}
