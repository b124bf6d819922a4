import adminTexts from "messages:admin/admin/admin";
import albumPageTexts from "messages:admin/album/albumPage";
import { useQueryClient } from "@tanstack/react-query";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { type ManagedRow, updateRows } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../row-queries.ts";

/** Makes a picture the album's cover; undoable. */
export function useSetCover(album: ManagedRow) {
  const t = useTexts(albumPageTexts);
  const { failed } = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey("gallery_events") });
  return async ({ path, alt, width, height }: ManagedPicture) => {
    const cover = { cover: path, cover_alt: alt, cover_width: width, cover_height: height };
    try {
      const client = await getBackend();
      await updateRows(client, "gallery_events", [album.id], cover);
      const undo = async () => {
        await undoChanges(client, "gallery_events", [album.id], album.updated_at);
        await refresh();
      };
      showToast({ message: t.coverSet, undo });
      await refresh();
    } catch {
      showToast({ message: failed });
    }
  };
}
