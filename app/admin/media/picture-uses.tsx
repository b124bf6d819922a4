import adminTexts from "messages:admin/admin/admin";
import mediaTexts from "messages:admin/media/media";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { useNavigate } from "react-router";
import { type MediaUse, replaceMedia } from "../../../data/gallery/media-library.ts";
import { deleteMediaFile } from "../../../data/gallery/media-removal.ts";
import { undoChange } from "../../../data/office/changes.ts";
import { keyOfPage } from "../../../data/office/site-content.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { UploadError } from "../../ui/file-upload.ts";
import { Notice } from "../../ui/notice.tsx";
import { uploadPicture } from "../../ui/picture-upload.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { PictureMark } from "../marks/picture-mark.tsx";
import { mediaKey } from "../query-keys.ts";
import { albums } from "../resources/albums.tsx";
import { resources } from "../resources.ts";

type Use = Pick<MediaUse, "table_name" | "row_id" | "title"> & { belongs_to?: string | null };

/** The rows that show a picture or link to a document, each a link to its form. */
export function UsedIn({ uses }: { uses: readonly Use[] }) {
  const t = useTexts(mediaTexts);
  const language = useLanguage();
  if (uses.length === 0) return <p className="text-ink-2">{t.unused}</p>;
  return (
    <ul className="media-uses">
      {uses.map((use) => {
        const { table_name, row_id, title, belongs_to } = use;
        const resource = belongs_to
          ? albums
          : resources.find(({ table }) => table === table_name && table !== "site_content");
        const kind = resource?.texts[language].many ?? t.pageContent;
        const to = addressOf(use, resource?.path);
        return (
          <li key={`${table_name}-${row_id}`}>
            <span className="text-small text-ink-2">{kind}</span>
            {to ? <SiteLink to={to}>{title || kind}</SiteLink> : <span>{title}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function addressOf({ table_name, row_id, title, belongs_to }: Use, path: string | undefined) {
  if (belongs_to) return `/admin/gallery/${belongs_to}/pictures`;
  if (table_name.startsWith("site_content")) return `/admin/content/${keyOfPage(title)}`;
  return path && `/admin/${path}/${row_id}`;
}

/** The choice of another picture for every place that shows this one. */
export function Replace({ id, uses }: { id: string; uses: readonly MediaUse[] }) {
  const [replacement, setReplacement] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const t = useTexts(mediaTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = "";
    if (!chosen) return;
    setSending(true);
    setTrouble(undefined);
    try {
      setReplacement((await uploadPicture(chosen, "site", () => {})).id);
    } catch (failure) {
      const own = failure instanceof UploadError && failure.message;
      setTrouble(own || failureSentence(failure, shared));
    }
    setSending(false);
  };
  const replace = async () => {
    if (!replacement) return;
    setReplacement(undefined);
    try {
      const { rows, change } = await replaceMedia(await getBackend(), id, replacement);
      const undo = async () => {
        await undoChange(await getBackend(), change);
        void queries.invalidateQueries();
      };
      showToast({ message: t.replaced(rows), ...(rows > 0 && { undo }) });
      // Everything that shows it now has another address.
      await queries.invalidateQueries();
    } catch (failure) {
      setTrouble(failureSentence(failure, shared));
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-small text-ink-2">{t.replaceFact}</p>
      <label className="button media-choice" data-variant="outline" data-size="small">
        {t.replace}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className="sr-only"
          disabled={isSending}
          onChange={choose}
        />
      </label>
      {isSending && <p role="status">{t.sending}</p>}
      {trouble && <Notice kind="bad" title={trouble} />}
      <ConfirmDialog
        isOpen={replacement !== undefined}
        title={t.replaceQuestion(uses.length)}
        confirm={t.replace}
        cancel={t.cancel}
        variant="primary"
        onConfirm={() => void replace()}
        onClose={() => setReplacement(undefined)}
      >
        <p>{t.replaceHow}</p>
        {replacement && <PictureMark id={replacement} />}
      </ConfirmDialog>
    </div>
  );
}

/** Deletes a picture, after naming the places that use it. */
export function Remove({ id, uses }: { id: string; uses: readonly MediaUse[] }) {
  const [isAsking, setAsking] = useState(false);
  const t = useTexts(mediaTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    setAsking(false);
    try {
      await deleteMediaFile(await getBackend(), id);
      showToast({ message: t.removed });
      await navigate("/admin/media");
      await queries.invalidateQueries({ queryKey: mediaKey });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) });
    }
  };
  return (
    <div>
      <Button variant="redOutline" size="small" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.removeQuestion}
        confirm={t.remove}
        cancel={t.cancel}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {uses.length > 0 && (
          <>
            <p className="font-semibold text-brick-700">{t.removeUsed(uses.length)}</p>
            <UsedIn uses={uses} />
          </>
        )}
        <p>{t.removeFact}</p>
      </ConfirmDialog>
    </div>
  );
}
