import { useQueryClient } from "@tanstack/react-query";
import type { ManagedPicture } from "../../../data/gallery/album-pictures.ts";
import { undoChanges } from "../../../data/office/changes.ts";
import { getBackend } from "../../connection/backend.ts";
import { picturesQuery } from "./add-picture.ts";

/**
 * Call it before changing these pictures; it returns the function that undoes everything that
 * happens to them afterwards.
 */
export function useUndo(albumId: string, pictures: readonly ManagedPicture[]) {
  const queries = useQueryClient();
  return () => {
    const ids = pictures.map(({ id }) => id);
    const since =
      pictures
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? "";
    return async () => {
      await undoChanges(await getBackend(), "gallery_images", ids, since);
      await queries.invalidateQueries({ queryKey: picturesQuery(albumId).queryKey });
    };
  };
}
