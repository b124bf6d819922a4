import adminTexts from "messages:admin/admin/admin";
import exposedTexts from "messages:admin/publishing/exposed";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type Exposed, givePublishingReason } from "../../../data/publishing/exposed.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { placeInForm } from "../form/field-values.ts";
import type { AskReasons } from "../frame/toasts.tsx";
import { resources } from "../resources.ts";
import { placeOf } from "../row-places.ts";
import { ExposedPlaces, type Reason } from "./exposed-places.tsx";
import "../../styles/dialog.css";

/**
 * For a step without a form of its own, such as an undo or a change of many rows: the places for which it
 * was refused. Each links to its form if its row exists, or gets a reason; with the reasons the step is
 * repeated.
 */
export default function ExposedDialog({ places, again, close, fail }: ComponentProps<AskReasons>) {
  const language = useLanguage();
  const t = useTexts(exposedTexts);
  const admin = useTexts(adminTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  // Closes once somebody follows a place to its form.
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) close();
  }, [key, close]);
  const rowOf = ({ target, row_id }: Exposed) =>
    row_id ? placeOf(target, { id: row_id, created_at: "", updated_at: "" }, language) : undefined;
  const nameOf = ({ target, field }: Exposed) => {
    const resource = resources.find(({ table }) => table === target);
    if (!resource) return field;
    return `${resource.texts[language].many}: ${placeInForm(resource, field, language, admin)}`;
  };
  const explain = async (reasons: readonly Reason[]) => {
    setBusy(true);
    try {
      const client = await getBackend();
      for (const { place, reason } of reasons) await givePublishingReason(client, place, reason);
      close();
      again();
    } catch (failure) {
      close();
      fail(failure);
    }
  };
  return (
    <dialog ref={dialog} aria-labelledby={title} className="dialog exposed-dialog" onClose={close}>
      <h2 id={title} className="text-h4">
        {t.title}
      </h2>
      <p className="mt-2 mb-4 text-ink-2">{t.step}</p>
      <ExposedPlaces
        places={places}
        nameOf={nameOf}
        formOf={(place) => rowOf(place)?.to}
        explain={(reasons) => void explain(reasons)}
        isBusy={isBusy}
      />
      <Button variant="ghost" className="mt-4" onClick={close}>
        {t.leave}
      </Button>
    </dialog>
  );
}
