import type { SentScan } from "../../data/consent/scans.ts";
import type { FileFacts } from "../../data/documents/document-files.ts";
import type { MediaPurpose } from "../../data/gallery/media.ts";
import type { Uploaded } from "../../data/gallery/media-addresses.ts";
import { getBackend } from "../connection/backend.ts";
import { sendFile } from "./file-upload.ts";

/**
 * Uploads a picture through the site's own pipeline as the signed-in person and resolves with its
 * address. `onProgress` gets the share sent, 0 to 1. Throws an UploadError; an aborted upload has
 * no answer.
 */
export function uploadPicture(
  file: File,
  purpose: MediaPurpose,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Uploaded> {
  return upload(`/media?purpose=${purpose}`, file, onProgress, signal);
}

/** The same for a document of the library; resolves with the facts of its file. */
export function uploadDocument(
  file: File,
  onProgress: (share: number) => void,
): Promise<FileFacts> {
  return upload("/documents", file, onProgress);
}

/** The same for a signed sheet of a child, which counts once it is filed with the answers on it. */
export function uploadScan(
  file: File,
  student: string,
  onProgress: (share: number) => void,
): Promise<SentScan> {
  return upload(`/admin/consent-scans/${student}`, file, onProgress);
}

async function upload<Answer>(
  address: string,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Answer> {
  const { data } = await (await getBackend()).auth.getSession();
  const token = data.session?.access_token ?? "";
  return sendFile(address, file, { token, onProgress, signal });
}
