import adminTexts from "messages:admin/admin/admin";
import albumPageTexts from "messages:admin/album/albumPage";
import marksTexts from "messages:admin/marks/marks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { type ManagedPicture, mostPictures } from "../../../data/gallery/album-pictures.ts";
import { largestUpload, megabytes } from "../../../data/gallery/upload-limits.ts";
import { getRow, type ManagedRow } from "../../../data/office/rows.ts";
import { albumPath } from "../../../data/pages/row-paths.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { NotThere, RowHead } from "../form/row-page.tsx";
import { LeaveGuard } from "../form/unsaved.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { PageLoading } from "../frame/page-parts.tsx";
import { WhoView } from "../marks/who-view.tsx";
import { mayChange, useOfficeRights } from "../office-rights.ts";
import { rowsKey } from "../query-keys.ts";
import { AlbumStanding, albums } from "../resources/albums.tsx";
import type { Route } from "./+types/album-page";
import { picturesQuery } from "./album-changes.ts";
import { ArrangePictures } from "./arrange.tsx";
import { BatchQuestion, ChooseFiles, UploadPanel, useQueue } from "./upload-panel.tsx";
import { addingTo, type BatchAnswer, UploadQueue } from "./upload-queue.ts";
import "../form/row-form.css";
import "./album.css";
import "./pictures.css";
import { PictureForm } from "./picture-form.tsx";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = adminTexts[metaLanguage(page)];
  return pageMeta({ title: title(albumPageTexts[metaLanguage(page)].meta), description }, page);
};

/** The pictures of one album: add, arrange and describe them. */
export default function AlbumPage() {
  const { id = "" } = useParams();
  const rights = useOfficeRights();
  const t = useTexts(adminTexts);
  const album = useQuery({
    queryKey: [...rowsKey("gallery_events"), "row", id],
    queryFn: async () => getRow(await getBackend(), "gallery_events", id),
    staleTime: 0,
  });
  const pictures = useQuery({ ...picturesQuery(id), refetchOnReconnect: false });
  // A failed refresh keeps the old answer on screen, because uploads may be running behind it.
  if (album.isLoadingError || pictures.isLoadingError) {
    const retry = () => void Promise.all([album.refetch(), pictures.refetch()]);
    return <LoadFailed retry={retry} />;
  }
  if (album.isPending || pictures.isPending) return <PageLoading />;
  if (!album.data) return <NotThere resource={albums} />;
  if (!mayChange(rights, albums, album.data)) {
    return (
      <>
        <RowHead resource={albums} row={album.data} tab="pictures" />
        <Notice title={t.notPublisher} />
      </>
    );
  }
  return <AlbumPictures key={id} album={album.data} pictures={pictures.data} />;
}

function AlbumPictures({
  album,
  pictures,
}: {
  album: ManagedRow;
  pictures: readonly ManagedPicture[];
}) {
  const queries = useQueryClient();
  const newQueue = () => new UploadQueue(addingTo(album.id, queries));
  const [queue, setQueue] = useState(newQueue);
  const { files } = useQueue(queue);
  const unsaved = useRef(new Set<string>());
  const [parameters] = useSearchParams();
  const language = useLanguage();
  const t = useTexts(albumPageTexts);
  const marks = useTexts(marksTexts);
  const views = { describe: t.describe, who: marks.view };
  const asked = parameters.get("view");
  const view = asked === "describe" || asked === "who" ? asked : undefined;
  const room = mostPictures - pictures.length;
  const [answer, setAnswer] = useState<BatchAnswer>();
  const add = (chosen: readonly File[]) => queue.add(chosen.slice(0, room), answer);
  const isDropping = useDroppedFiles(add);
  const isUnderWay = files.some(({ state }) => state === "waiting" || state === "sending");
  const onDirty = (id: string, isDirty: boolean) => {
    if (isDirty) unsaved.current.add(id);
    else unsaved.current.delete(id);
  };

  return (
    <>
      <RowHead resource={albums} row={album} tab="pictures" lead={t.lead}>
        <AlbumStanding album={album} language={language} />
        {album.published === true && (
          <SiteLink to={albumPath(album.id)} className="admin-quiet-link">
            {t.toSite}
          </SiteLink>
        )}
        {room > 0 && <ChooseFiles onChoose={add} />}
      </RowHead>
      {room <= 0 && <Notice kind="warn" title={t.full(mostPictures)} className="mb-6" />}
      {room > 0 && <BatchQuestion answer={answer} onAnswer={setAnswer} />}
      <UploadPanel queue={queue} onClose={() => setQueue(newQueue)} />
      {pictures.length === 0 ? (
        <EmptyState title={t.empty}>
          <p>{t.emptyNext}</p>
          <p>{t.formats(megabytes(largestUpload))}</p>
        </EmptyState>
      ) : (
        <>
          <nav aria-label={t.views} className="album-views">
            <SiteLink to="?" aria-current={view ? undefined : "page"}>
              {t.arrange}
            </SiteLink>
            {(["describe", "who"] as const).map((id) => (
              <SiteLink key={id} to={`?view=${id}`} aria-current={view === id ? "page" : undefined}>
                {views[id]}
              </SiteLink>
            ))}
          </nav>
          {view === "describe" && (
            <DescribePictures album={album} pictures={pictures} onDirty={onDirty} />
          )}
          {view === "who" && <WhoView pictures={pictures} />}
          {!view && <ArrangePictures album={album} pictures={pictures} />}
        </>
      )}
      {isDropping && (
        <p className="drop-place on-pine" aria-hidden>
          {t.dropHere}
        </p>
      )}
      <LeaveGuard
        isNeeded={() => isUnderWay || unsaved.current.size > 0}
        question={t.leaveQuestion}
        fact={t.leaveFact}
      />
    </>
  );
}

/** The pictures in a column, each with its description. */
function DescribePictures({
  album,
  pictures,
  onDirty,
}: {
  album: ManagedRow;
  pictures: readonly ManagedPicture[];
  onDirty: (id: string, isDirty: boolean) => void;
}) {
  const t = useTexts(albumPageTexts);
  const [parameters] = useSearchParams();
  const asked = parameters.get("picture");
  return (
    <>
      <p className="admin-lead mb-4">{t.describeLead}</p>
      <ol className="describe">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <PictureForm
              album={album}
              picture={picture}
              number={index + 1}
              onDirty={onDirty}
              isAsked={picture.id === asked}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Handles files dropped anywhere on the page; returns whether a drag is over it now. */
function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onDrop);
  take.current = onDrop;
  useEffect(() => {
    const page = document.documentElement;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files");
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    page.addEventListener("dragover", over);
    page.addEventListener("dragleave", leave);
    page.addEventListener("drop", drop);
    return () => {
      page.removeEventListener("dragover", over);
      page.removeEventListener("dragleave", leave);
      page.removeEventListener("drop", drop);
    };
  }, []);
  return isOver;
}
