import mediaTexts from "messages:admin/media/media";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { type SyntheticEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import { type LibraryFile, listLibrary } from "../../../data/gallery/media-library.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { WaitingStatus } from "../marks/mark-status.tsx";
import { mediaKey } from "../query-keys.ts";
import { OfficePicture } from "./office-picture.tsx";
import "../../styles/dialog.css";
import "../list/list.css";
import "./media.css";

type Choose = (picture: { address: string; file: LibraryFile }) => void;

/** A button that opens the media library to choose a picture for `field`. */
export function LibraryChoice({ field, onChoose }: { field: string; onChoose: Choose }) {
  const t = useTexts(mediaTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={`${t.fromLibrary}: ${field}`}
        onClick={() => setOpen(true)}
      >
        {t.fromLibrary}
      </Button>
      {isOpen && <LibraryDialog onChoose={onChoose} close={() => setOpen(false)} />}
    </>
  );
}

// The dialog's search is not part of the form behind it.
const apart = {
  onInput: (event: SyntheticEvent) => event.stopPropagation(),
  onChange: (event: SyntheticEvent) => event.stopPropagation(),
};

function LibraryDialog({ onChoose, close }: { onChoose: Choose; close: () => void }) {
  const t = useTexts(mediaTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  const pages = useLibrary(search);
  const files = pages.data?.pages.flatMap((page) => page.files) ?? [];
  const choose = (file: LibraryFile) => {
    onChoose({ address: mediaAddress(file.id, file.width, file.height), file });
    dialog.current?.close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-label={t.choose}
      className="dialog library-dialog"
      onClose={close}
      {...apart}
    >
      <div className="library-head">
        <h2 className="text-h4">{t.choose}</h2>
        <Button variant="ghost" size="small" onClick={() => dialog.current?.close()}>
          <Icon of={X} />
          {t.close}
        </Button>
        <search className="list-search">
          <Icon of={Search} />
          <input
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            className="field-control"
            value={typed}
            ref={field}
            onChange={({ target }) => setTyped(target.value)}
          />
        </search>
      </div>
      {pages.isPending && <Skeleton className="h-64" />}
      {pages.isError && <LoadFailed retry={() => void pages.refetch()} />}
      <div role="status">
        {pages.isSuccess && files.length === 0 && (
          <EmptyState title={search ? t.notFound : t.empty}>
            <p>{search ? t.notFoundThere : t.emptyNext}</p>
          </EmptyState>
        )}
      </div>
      <Pictures files={files} choose={choose} />
      {pages.hasNextPage && (
        <Button
          variant="outline"
          size="small"
          className="mt-5"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t.older}
        </Button>
      )}
    </dialog>,
    document.body,
  );
}

function useLibrary(search: string) {
  return useInfiniteQuery({
    queryKey: [...mediaKey, "choice", search],
    queryFn: async ({ pageParam, signal }) => {
      // How long typing must pause before a search.
      if (search) await new Promise((resolve) => setTimeout(resolve, 150));
      signal.throwIfAborted();
      const before = pageParam ? { before: pageParam } : {};
      return listLibrary(await getBackend(), { search, undescribed: false, ...before });
    },
    initialPageParam: "",
    getNextPageParam: ({ older }) => older,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function Pictures({
  files,
  choose,
}: {
  files: LibraryFile[];
  choose: (file: LibraryFile) => void;
}) {
  const t = useTexts(mediaTexts);
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(0);
  // The "more" button may disappear after the last pictures; the first new one then gets the focus.
  useEffect(() => {
    const isMore = shown.current > 0 && files.length > shown.current;
    const isSearched = document.activeElement?.getAttribute("type") === "search";
    if (isMore && !isSearched) {
      list.current?.children[shown.current]?.querySelector("button")?.focus();
    }
    shown.current = files.length;
  }, [files.length]);
  return (
    <ul ref={list} aria-label={t.title} className="media-grid">
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className="media-card" onClick={() => choose(file)}>
            <OfficePicture
              src={mediaAddress(file.id, file.width, file.height)}
              alt={file.alt}
              width={file.width}
              height={file.height}
              sizes="14rem"
            />
            <span className="media-name">{file.file_name}</span>
            <WaitingStatus id={file.id} />
          </button>
        </li>
      ))}
    </ul>
  );
}
