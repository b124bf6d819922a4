import adminTexts from "messages:admin/admin/admin";
import mediaTexts from "messages:admin/media/media";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useNavigate, useParams } from "react-router";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import {
  describeMediaFile,
  getLibraryFile,
  listMediaUses,
  type MediaUse,
} from "../../../data/gallery/media-library.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { shortDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { fileSize } from "../../ui/file-size.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { failureSentence, LoadFailed } from "../frame/failures.tsx";
import { AdminHead, QuietLink } from "../frame/page-parts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { HideFaces } from "../marks/hide-faces-dialog.tsx";
import { PictureMark } from "../marks/picture-mark.tsx";
import { mediaKey } from "../query-keys.ts";
import type { Route } from "./+types/media-file-page";
import { OfficePicture } from "./office-picture.tsx";
import { Remove, Replace, UsedIn } from "./picture-uses.tsx";
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
  const navigate = useNavigate();
  const size = fileSize(bytes, language);
  const describe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = String(new FormData(event.currentTarget).get("alt") ?? "").trim();
    try {
      await describeMediaFile(await getBackend(), id, said);
      showToast({ message: t.saved });
      await queries.invalidateQueries({ queryKey: mediaKey });
    } catch (failure) {
      showToast({ message: failureSentence(failure, shared) });
    }
  };
  return (
    <>
      <AdminHead
        title={file_name}
        lead={t.facts({ width, height, size, day: shortDate(created_at, language) })}
        above={
          <QuietLink to="/admin/media" icon={ArrowLeft}>
            {t.back}
          </QuietLink>
        }
      />
      <div className="media-file">
        <OfficePicture
          src={mediaAddress(id, width, height)}
          alt={alt}
          width={width}
          height={height}
          sizes="40rem"
          pixels={1280}
          first
        />
        <div className="grid content-start gap-8">
          <div className="grid justify-items-start gap-3">
            <PictureMark id={id} />
            <HideFaces
              address={mediaAddress(id, width, height)}
              onHidden={(made) => void navigate(`/admin/media/${made}`, { replace: true })}
            />
          </div>
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
