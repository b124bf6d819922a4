import type { SentScan } from "../../data/consent/scans.ts";
import type { FileFacts } from "../../data/documents/document-files.ts";
import type { Uploaded } from "../../data/gallery/media-addresses.ts";
import { getBackend } from "../connection/backend.ts";

/**
 * Why an upload failed: the server's message and status. If there was no answer, the status is 0
 * and there is no message.
 */
export class UploadError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * Uploads a picture through the site's own pipeline as the signed-in person and resolves with its
 * address. `onProgress` gets the share sent, 0 to 1. Throws an UploadError; an aborted upload has
 * no answer.
 */
export function uploadPicture(
  file: File,
  purpose: "site" | "avatar" | "logo",
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
  const request = new XMLHttpRequest();
  request.open("POST", address);
  request.setRequestHeader("authorization", `Bearer ${data.session?.access_token ?? ""}`);
  request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
  // A refusal comes in the language of the page, not of the browser.
  request.setRequestHeader("accept-language", document.documentElement.lang);
  request.responseType = "json";
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UploadError("", 0));
    if (signal?.aborted) return fail();
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener("abort", () => request.abort());
    request.onload = () => {
      if (request.status < 300) resolve(request.response);
      else reject(new UploadError(request.response?.message ?? "", request.status));
    };
    request.send(file);
  });
}
