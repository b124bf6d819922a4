import albumPageTexts from "messages:admin/album/albumPage";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ManagedPicture, orderAlbumPictures } from "../../../data/gallery/album-pictures.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { useToast } from "../frame/toasts.tsx";
import { picturesQuery } from "./add-picture.ts";
import { useUndo } from "./use-undo.ts";

/** Several steps of the keyboard are saved as one. */
const pauseMs = 700;

/**
 * The order of an album's pictures: shown at once, saved a moment after the last change, undoable.
 * `show` changes what is on screen alone, as while a picture is dragged.
 */
export function useOrder(albumId: string, pictures: readonly ManagedPicture[]) {
  const saved = pictures.map(({ id }) => id);
  const [moved, setMoved] = useState<readonly string[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<() => Promise<void>>(undefined);
  const t = useTexts(albumPageTexts);
  const showToast = useToast();
  const undoing = useUndo(albumId, pictures);
  const queries = useQueryClient();
  // Pictures that came or went meanwhile are in the order too, or are not.
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
