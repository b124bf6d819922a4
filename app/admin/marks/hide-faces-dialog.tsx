import adminTexts from "messages:admin/admin/admin";
import marksTexts from "messages:admin/marks/marks";
import { useQueryClient } from "@tanstack/react-query";
import { ScanFace } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import { mostAreas } from "../../../data/gallery/upload-limits.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { UploadError } from "../../ui/file-upload.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { OfficePicture } from "../media/office-picture.tsx";
import { useOfficeRights, works } from "../office-rights.ts";
import { Areas } from "./areas.tsx";
import { type Area, hideFaces } from "./hide-faces.ts";
import "../../styles/dialog.css";
import "./marks.css";

const fresh: Area = { left: 0.4, top: 0.35, width: 0.2, height: 0.25 };

/**
 * A button that asks which faces in an uploaded picture should be unrecognisable, for people who may
 * replace it.
 */
export function HideFaces({
  address,
  onHidden,
}: {
  address: string;
  onHidden: (id: string) => void;
}) {
  const t = useTexts(marksTexts);
  const rights = useOfficeRights();
  const [isOpen, setOpen] = useState(false);
  if (!readMediaAddress(address) || !works(rights, "media_files")) return null;
  return (
    <>
      <Button variant="outline" size="small" className="min-h-11" onClick={() => setOpen(true)}>
        <Icon of={ScanFace} />
        {t.hideFaces}
      </Button>
      {isOpen && <FacesDialog address={address} onHidden={onHidden} close={() => setOpen(false)} />}
    </>
  );
}

function FacesDialog({
  address,
  onHidden,
  close,
}: {
  address: string;
  onHidden: (id: string) => void;
  close: () => void;
}) {
  const t = useTexts(marksTexts);
  const shared = useTexts(adminTexts);
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const showToast = useToast();
  const queries = useQueryClient();
  const [areas, setAreas] = useState<Area[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const { id = "", width = 1, height = 1 } = readMediaAddress(address) ?? {};
  useEffect(() => dialog.current?.showModal(), []);
  const hide = async () => {
    setAsking(false);
    setBusy(true);
    setTrouble(undefined);
    try {
      const made = await hideFaces(id, areas);
      showToast({ message: t.facesHidden });
      dialog.current?.close();
      onHidden(made);
      // Everything that shows it now has another address.
      await queries.invalidateQueries();
    } catch (failure) {
      const sentence = failure instanceof UploadError ? failure.message : undefined;
      setTrouble(sentence || failureSentence(failure, shared, t.failed));
      setBusy(false);
    }
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="dialog faces-dialog"
      // In React the close event of the question inside bubbles up to here.
      onClose={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <h2 id={heading} className="text-h4">
        {t.hideFaces}
      </h2>
      <p className="text-ink-2">{t.hideFacesHow}</p>
      <Areas areas={areas} onChange={(next) => setAreas(next.slice(0, mostAreas))}>
        <OfficePicture
          src={address}
          alt=""
          width={width}
          height={height}
          sizes="60rem"
          pixels={1280}
          first
        />
      </Areas>
      {trouble && <Notice kind="bad" title={trouble} />}
      <p role="status">{isBusy && t.hidingFaces}</p>
      <div className="mark-answers">
        <Button
          variant="outline"
          size="small"
          className="min-h-11"
          disabled={isBusy || areas.length >= mostAreas}
          onClick={() => setAreas([...areas, fresh])}
        >
          {t.addArea}
        </Button>
        <Button
          variant="outline"
          size="small"
          className="min-h-11"
          disabled={isBusy || areas.length === 0}
          onClick={() => setAreas(areas.slice(0, -1))}
        >
          {t.removeArea}
        </Button>
      </div>
      <div className="mark-answers">
        <Button disabled={isBusy || areas.length === 0} onClick={() => setAsking(true)}>
          {t.hideFaces}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={() => dialog.current?.close()}>
          {t.cancel}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.hideFacesQuestion(areas.length)}
        confirm={t.hideFacesForGood}
        cancel={t.cancel}
        onConfirm={() => void hide()}
        onClose={() => setAsking(false)}
      >
        <p>{t.hideFacesFact}</p>
      </ConfirmDialog>
    </dialog>,
    document.body,
  );
}
