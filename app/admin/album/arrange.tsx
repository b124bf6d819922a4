import albumPageTexts from "messages:admin/album/albumPage";
import { Grip } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { Status } from "../../ui/status.tsx";
import { moveBy, moveTo } from "./order.ts";
import { PicturesBar } from "./pictures-bar.tsx";
import "./arrange.css";
import { useQueryClient } from "@tanstack/react-query";
import { type ManagedPicture, orderAlbumPictures } from "../../../data/gallery/album-pictures.ts";
import { getBackend } from "../../connection/backend.ts";
import { useToast } from "../frame/toasts.tsx";
import { picturesQuery } from "./add-picture.ts";
import { useUndo } from "./use-undo.ts";

const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** All pictures as thumbnails, arranged by pointer or keys, and selected. */
export function ArrangePictures({
  album,
  pictures,
}: {
  album: ManagedRow;
  pictures: readonly ManagedPicture[];
}) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { order, show, save } = useOrder(album.id, pictures);
  const [said, setSaid] = useState("");
  const held = useRef<{ ids: ReadonlySet<string>; began: readonly string[] }>(undefined);
  const moving = useRef<string>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const t = useTexts(albumPageTexts);
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);

  // The focus follows a picture that moves.
  useLayoutEffect(() => {
    const handle = list.current?.querySelector<HTMLElement>(`[data-handle="${moving.current}"]`);
    if (handle && document.activeElement !== handle) handle.focus();
  });
  const idsMovedWith = (id: string) => (selected.has(id) ? selected : new Set([id]));
  const step = (event: KeyboardEvent, id: string) => {
    const by = steps[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = moveBy(order, idsMovedWith(id), by);
    moving.current = id;
    setSaid(t.nowAt({ place: next.indexOf(id) + 1, all: next.length }));
    if (next.join() !== order.join()) save(next);
  };
  const take = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { ids: idsMovedWith(id), began: order };
    moving.current = id;
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!held.current) return;
    const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-picture]")
      ?.dataset.picture;
    if (over && !held.current.ids.has(over)) show(moveTo(order, held.current.ids, over));
  };
  const drop = () => {
    const began = held.current?.began;
    held.current = undefined;
    if (began && began.join() !== order.join()) save(order);
  };
  const giveUp = () => {
    if (held.current) show(held.current.began);
    held.current = undefined;
  };
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
      <ul ref={list} aria-label={t.pictures} className="arrange">
        {shown.map((picture, index) => {
          const { id, alt } = picture;
          return (
            <li key={id} data-picture={id} data-selected={selected.has(id) || undefined}>
              <PictureImage
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
                data-handle={id}
                aria-label={t.move({ number: index + 1, what: alt || null })}
                className="arrange-handle"
                onKeyDown={(event) => step(event, id)}
                onPointerDown={(event) => take(event, id)}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={giveUp}
                onBlur={() => {
                  if (moving.current === id && !held.current) moving.current = undefined;
                }}
              >
                <Icon of={Grip} />
              </button>
              <p className="arrange-foot">
                <span>{index + 1}</span>
                {picture.path === album.cover && <Status kind="good">{t.cover}</Status>}
                {alt === "" && <Status kind="waiting">{t.noAlt}</Status>}
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

/** Several keyboard steps are saved as one. */
const pauseMs = 700;

/**
 * The order of an album's pictures: shown at once, saved shortly after the last change, undoable.
 * `show` changes only the screen, as during a drag.
 */
function useOrder(albumId: string, pictures: readonly ManagedPicture[]) {
  const saved = pictures.map(({ id }) => id);
  const [moved, setMoved] = useState<readonly string[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => Promise<void>>(undefined);
  const t = useTexts(albumPageTexts);
  const showToast = useToast();
  const undoing = useUndo(albumId, pictures);
  const queries = useQueryClient();
  // Includes pictures added meanwhile and skips removed ones.
  const order = moved
    ? [...moved.filter((id) => saved.includes(id)), ...saved.filter((id) => !moved.includes(id))]
    : saved;

  const save = (next: readonly string[]) => {
    setMoved(next);
    clearTimeout(timer.current);
    const undo = undoing();
    waiting.current = async () => {
      waiting.current = undefined;
      try {
        await orderAlbumPictures(await getBackend(), albumId, [...next]);
        showToast({ message: t.ordered, undo });
      } catch {
        showToast({ message: t.refused });
      }
      await queries.invalidateQueries({ queryKey: picturesQuery(albumId).queryKey });
      setMoved(undefined);
    };
    timer.current = setTimeout(() => void waiting.current?.(), pauseMs);
  };
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    void waiting.current?.();
  }, []);
  useEffect(() => leave, [leave]);
  return { order, show: setMoved, save };
}
