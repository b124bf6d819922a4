import albumPageTexts from "messages:admin/album/albumPage";
import { useQueryClient } from "@tanstack/react-query";
import { Grip } from "lucide-react";
import { useState } from "react";
import { type ManagedPicture, orderAlbumPictures } from "../../../data/gallery/album-pictures.ts";
import { readMediaAddress } from "../../../data/gallery/media-addresses.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { Status } from "../../ui/status.tsx";
import { useToast } from "../frame/toasts.tsx";
import { WaitingStatus } from "../marks/mark-status.tsx";
import { OfficePicture } from "../media/office-picture.tsx";
import { useHandles, useOrder } from "../order/use-order.ts";
import { picturesQuery, useUndo } from "./album-changes.ts";
import { PicturesBar } from "./pictures-bar.tsx";

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** All pictures as thumbnails, reordered by pointer or keys, and selected. */
export function ArrangePictures({
  album,
  pictures,
}: {
  album: ManagedRow;
  pictures: readonly ManagedPicture[];
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  const t = useTexts(albumPageTexts);
  const moves = useOrder(
    pictures.map(({ id }) => id),
    useWrite(album.id, pictures),
  );
  const handle = useHandles({
    ...moves,
    steps,
    movedWith: (id) => (selected.has(id) ? selected : new Set([id])),
    say: (at) => setSaid(t.nowAt(at)),
  });
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const shown = moves.order.flatMap((id) => byId.get(id) ?? []);
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const chosen = shown.filter(({ id }) => selected.has(id));

  return (
    <>
      <div className="arrange-head">
        <p className="admin-lead">{t.arrangeLead}</p>
        <label className="arrange-all">
          <input
            type="checkbox"
            className="field-tick"
            checked={chosen.length === shown.length}
            onChange={({ target }) =>
              setSelected(new Set(target.checked ? shown.map(({ id }) => id) : []))
            }
          />
          {t.selectAll}
        </label>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul aria-label={t.pictures} className="arrange">
        {shown.map((picture, index) => {
          const { id, alt } = picture;
          return (
            <li key={id} data-item={id} data-selected={selected.has(id) || undefined}>
              <OfficePicture
                src={picture.path}
                alt={alt}
                width={picture.width}
                height={picture.height}
                sizes="12rem"
              />
              <input
                type="checkbox"
                className="field-tick"
                aria-label={t.select({ number: index + 1, what: alt || null })}
                checked={selected.has(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <button
                type="button"
                aria-label={t.move({ number: index + 1, what: alt || null })}
                className="arrange-handle"
                {...handle(id)}
              >
                <Icon of={Grip} />
              </button>
              <p className="arrange-foot">
                <span>{index + 1}</span>
                {picture.path === album.cover && <Status kind="good">{t.cover}</Status>}
                {alt === "" && <Status kind="waiting">{t.noAlt}</Status>}
                <WaitingStatus
                  id={readMediaAddress(picture.path)?.id}
                  isWordsWaiting={picture.withheld_at !== null}
                />
              </p>
            </li>
          );
        })}
      </ul>
      {chosen.length > 0 && (
        <PicturesBar album={album} chosen={chosen} clear={() => setSelected(new Set())} />
      )}
    </>
  );
}

/** Saves an order of an album's pictures, undoable. */
function useWrite(albumId: string, pictures: readonly ManagedPicture[]) {
  const t = useTexts(albumPageTexts);
  const showToast = useToast();
  const undoing = useUndo(albumId, pictures);
  const queries = useQueryClient();
  return async (order: readonly string[]) => {
    const undo = undoing();
    try {
      await orderAlbumPictures(await getBackend(), albumId, [...order]);
      showToast({ message: t.ordered, undo });
    } catch {
      showToast({ message: t.refused });
    }
    await queries.invalidateQueries({ queryKey: picturesQuery(albumId).queryKey });
  };
}
