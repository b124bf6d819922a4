import adminTexts from "messages:admin/admin/admin";
import albumPageTexts from "messages:admin/album/albumPage";
import { useQueryClient } from "@tanstack/react-query";
import { listManagedPictures, type ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { byTranslation, type Translations } from "../../../data/languages.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { type ManagedRow, updateRows } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import { failureSentence } from "../frame/failures.tsx";
import { useToast } from "../frame/toasts.tsx";
import { rowsKey } from "../query-keys.ts";
import { lastChange } from "../resource.ts";

/** The query key of an album's pictures. */
export function picturesQuery(albumId: string) {
  return {
    queryKey: [...rowsKey("gallery_images"), "album", albumId],
    queryFn: async () => listManagedPictures(await getBackend(), albumId),
    staleTime: 0,
  };
}

/**
 * Call it before changing these pictures; it returns the function that undoes everything that
 * happens to them afterwards.
 */
export function useUndo(albumId: string, pictures: readonly ManagedPicture[]) {
  const queries = useQueryClient();
  return () => {
    const ids = pictures.map(({ id }) => id);
    const since = lastChange(pictures);
    return async () => {
      await undoChanges(await getBackend(), "gallery_images", ids, since);
      void queries.invalidateQueries({ queryKey: picturesQuery(albumId).queryKey });
    };
  };
}

/** Makes a picture the album's cover, with what it shows in every language; undoable. */
export function useSetCover(album: ManagedRow) {
  const t = useTexts(albumPageTexts);
  const admin = useTexts(adminTexts);
  const showToast = useToast();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: rowsKey("gallery_events") });
  return async ({ path, alt, width, height, translations: described }: ManagedPicture) => {
    const written = album.translations as Translations<string>;
    const shown = described as Translations<string>;
    const cover = {
      cover: path,
      cover_alt: alt,
      cover_width: width,
      cover_height: height,
      translations: {
        ...written,
        ...byTranslation((id) => ({ ...written[id], cover_alt: shown[id]?.alt })),
      },
    };
    try {
      const client = await getBackend();
      await updateRows(client, "gallery_events", [album.id], cover);
      const undo = async () => {
        await undoChanges(client, "gallery_events", [album.id], album.updated_at);
        void refresh();
      };
      showToast({ message: t.coverSet, undo });
      await refresh();
    } catch (failure) {
      showToast({ message: failureSentence(failure, admin) });
    }
  };
}
