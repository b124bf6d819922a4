import { markPictures } from "../../../data/consent/picture-marks.ts";
import type { Uploaded } from "../../../data/gallery/media-addresses.ts";
import {
  describeMediaFile,
  getLibraryFile,
  replaceMedia,
} from "../../../data/gallery/media-library.ts";
import { deleteMediaFile } from "../../../data/gallery/media-removal.ts";
import { getBackend } from "../../connection/backend.ts";
import { fetchAsPerson } from "../../connection/fetch-as-person.ts";
import { UploadError } from "../../ui/file-upload.ts";

/** A rectangle of a picture, as shares of its width and height. */
export type Area = { left: number; top: number; width: number; height: number };

/**
 * Replaces a stored picture everywhere with one in which these areas are unrecognisable, and deletes the
 * old one for good; resolves with the id of the new one, which is unmarked. The old one is hidden first:
 * whatever fails afterwards, visitors never see it again. Throws an UploadError or the database's refusal.
 */
export async function hideFaces(id: string, areas: readonly Area[]): Promise<string> {
  const client = await getBackend();
  const old = await getLibraryFile(client, id);
  if (!old) throw new UploadError("", 404);
  const made = await sendAreas(id, areas, old.file_name);
  if (old.alt) await describeMediaFile(client, made.id, old.alt);
  await markPictures(client, [id], null);
  await replaceMedia(client, id, made.id);
  await deleteMediaFile(client, id);
  return made.id;
}

async function sendAreas(id: string, areas: readonly Area[], fileName: string): Promise<Uploaded> {
  const written = areas.map(({ left, top, width, height }) =>
    [left, top, width, height].map((share) => share.toFixed(4)).join(","),
  );
  const parameters = new URLSearchParams({ purpose: "site", from: id, areas: written.join(";") });
  const answer = await fetchAsPerson(`/media?${parameters}`, {
    method: "POST",
    headers: {
      "x-file-name": encodeURIComponent(fileName),
      "accept-language": document.documentElement.lang,
    },
  });
  const body = await answer.json();
  if (!answer.ok) throw new UploadError(body.message ?? "", answer.status);
  return body;
}
