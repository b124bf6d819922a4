import adminTexts from "messages:admin/admin/admin";
import mediaTexts from "messages:admin/media/media";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type ChangeEvent, type FormEvent, useId, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import {
  describeMediaFile,
  getLibraryFile,
  listMediaUses,
  type MediaUse,
  replaceMedia,
} from "../../../data/gallery/media-library.ts";
import { deleteMediaFile } from "../../../data/gallery/media-removal.ts";
import type { Language } from "../../../data/languages.ts";
import { undoChange } from "../../../data/office/changes.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { shortDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { UploadError, uploadPicture } from "../../ui/picture-upload.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AdminHead } from "../frame/admin-head.tsx";
import { failureSentence } from "../frame/failures.ts";
import { LoadFailed } from "../frame/load-failed.tsx";
import { useToast } from "../frame/toasts.tsx";
import type { Route } from "./+types/media-file-page";
import { mediaKey } from "./media-queries.ts";
import { UsedIn } from "./used-in.tsx";
import "./media.css";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = adminTexts[metaLanguage(page)];
  return pageMeta({ title: title(mediaTexts[metaLanguage(page)].title), description }, page);
};

type LibraryFile = NonNullable<Awaited<ReturnType<typeof getLibraryFile>>>;

/** One stored picture: describe, see where it is used, replace, delete. */
export default function MediaFilePage() {
  const { id = "" } = useParams();
  const t = useTexts(mediaTexts);
  const { notThere } = useTexts(adminTexts);
  const file = useQuery({
    queryKey: [...mediaKey, "file", id],
    queryFn: async () => getLibraryFile(await getBackend(), id),
    staleTime: 0,
  });
  const uses = useQuery({
    queryKey: [...mediaKey, "uses", id],
    queryFn: async () => listMediaUses(await getBackend(), [id]),
    staleTime: 0,
  });
  if (file.isLoadingError || uses.isLoadingError) {
    return <LoadFailed retry={() => void Promise.all([file.refetch(), uses.refetch()])} />;
  }
  if (file.isPending || uses.isPending) return <Skeleton className="h-64" />;
  if (!file.data) {
    return (
      <EmptyState
        heading="h1"
        title={notThere}
        action={
          <ButtonLink to="/admin/media" variant="outline2">
            {t.back}
          </ButtonLink>
        }
      >
        {null}
      </EmptyState>
    );
  }
  return <StoredPicture key={id} file={file.data} uses={uses.data ?? []} />;
}

function StoredPicture({ file, uses }: { file: LibraryFile; uses: readonly MediaUse[] }) {
  const { id, file_name, alt, width, height, bytes, created_at } = file;
  const heading = useId();
  const language = useLanguage();
  const t = useTexts(mediaTexts);
  const shared = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const size = sizeOf(bytes, language);
  const describe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = String(new FormData(event.currentTarget).get("alt") ?? "").trim();
    try {
      await describeMediaFile(await getBackend(), id, said);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: mediaKey });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) ?? t.failed });
    }
  };
  return (
    <>
      <AdminHead
        title={file_name}
        lead={t.facts({ width, height, size, day: shortDate(created_at, language) })}
        above={
          <SiteLink to="/admin/media" className="admin-quiet-link">
            <Icon of={ArrowLeft} />
            {t.back}
          </SiteLink>
        }
      />
      <div className="media-file">
        <PictureImage
          src={mediaAddress(id, width, height)}
          alt={alt}
          width={width}
          height={height}
          sizes="40rem"
          first
        />
        <div className="grid content-start gap-8">
          <form onSubmit={describe} className="grid justify-items-start gap-3">
            <Field
              as="textarea"
              label={t.alt}
              hint={t.altHint}
              name="alt"
              optional="unsaid"
              maxLength={300}
              rows={3}
              defaultValue={alt}
              className="w-full"
            />
            <Button type="submit" size="small">
              {t.save}
            </Button>
          </form>
          <section aria-labelledby={heading}>
            <h2 id={heading} className="mb-2 text-h4">
              {t.usedIn}
            </h2>
            <UsedIn uses={uses} />
          </section>
          {uses.length > 0 && <Replace id={id} uses={uses} />}
          <Remove id={id} uses={uses} />
        </div>
      </div>
    </>
  );
}

function Replace({ id, uses }: { id: string; uses: readonly MediaUse[] }) {
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
      setTrouble((failure instanceof UploadError && failure.message) || t.failed);
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
        await queries.invalidateQueries();
      };
      showToast({ message: t.replaced(rows), ...(rows > 0 && { undo }) });
      // Everything that shows it now has another address.
      await queries.invalidateQueries();
    } catch (failure) {
      setTrouble(failureSentence(failure, shared) ?? t.failed);
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
      </ConfirmDialog>
    </div>
  );
}

function Remove({ id, uses }: { id: string; uses: readonly MediaUse[] }) {
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
      showToast({ message: failureSentence(failure, shared) ?? t.failed });
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

/** A readable size: a small picture is not "0 MB". */
function sizeOf(bytes: number, language: Language): string {
  const [count, unit] = bytes < 100_000 ? [bytes / 1_000, "kB"] : [bytes / 1_000_000, "MB"];
  return `${count.toLocaleString(`${language}-IN`, { maximumFractionDigits: 1 })} ${unit}`;
}
