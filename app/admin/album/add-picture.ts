import type { QueryClient } from "@tanstack/react-query";
import {
  addAlbumPicture,
  listManagedPictures,
  type ManagedPicture,
} from "../../../data/gallery/album-pictures.ts";
import { findSameMediaFile } from "../../../data/gallery/media.ts";
import { mediaAddress } from "../../../data/gallery/media-addresses.ts";
import { getBackend } from "../../connection/backend.ts";
import { uploadPicture } from "../../ui/picture-upload.ts";
import { rowsKey } from "../row-queries.ts";
import type { Take } from "./upload-queue.ts";

/** The query key of an album's pictures. */
export function picturesQuery(albumId: string) {
  return {
    queryKey: [...rowsKey("gallery_images"), "album", albumId],
    queryFn: async () => listManagedPictures(await getBackend(), albumId),
    staleTime: 0,
  };
}

/**
 * Adds a file to the end of an album. A file that the school already has is not sent again; one
 * that the album already has (the same SHA-256) is not added.
 */
export function addingTo(albumId: string, queries: QueryClient): Take {
  const { queryKey } = picturesQuery(albumId);
  const pictures = () => queries.getQueryData<ManagedPicture[]>(queryKey) ?? [];
  const first = Math.max(-1, ...pictures().map(({ position }) => position)) + 1;
  const underWay = new Map<string, Promise<unknown>>();

  async function add(
    sha256: string | undefined,
    ...[queued, onProgress, signal]: Parameters<Take>
  ) {
    const client = await getBackend();
    const same = sha256 && (await findSameMediaFile(client, sha256, "site"));
    const uploaded = same
      ? { ...same, address: mediaAddress(same.id, same.width, same.height) }
      : { ...(await uploadPicture(queued.file, "site", onProgress, signal)), alt: "" };
    if (pictures().some(({ path }) => path === uploaded.address)) return "known";
    const added = await addAlbumPicture(client, albumId, uploaded, first + queued.place);
    queries.setQueryData<ManagedPicture[]>(queryKey, (before = []) =>
      [...before, added].toSorted((a, b) => a.position - b.position),
    );
    return "added";
  }

  return async (...queued) => {
    const sha256 = await sha256Of(queued[0].file);
    if (!sha256) return add(undefined, ...queued);
    // Of two copies dropped together the second waits and then finds the first.
    await underWay.get(sha256)?.catch(() => {});
    const adding = add(sha256, ...queued);
    underWay.set(sha256, adding);
    return adding;
  };
}

/** Undefined without a secure context; the server then compares the file. */
async function sha256Of(file: File): Promise<string | undefined> {
  if (!crypto.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
