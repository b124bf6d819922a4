import { getBackend } from "../connection/backend.ts";

export type Uploaded = { id: string; address: string; width: number; height: number };

/** Why a picture was not taken, in the server's sentence. */
export class UploadError extends Error {}

/**
 * Sends a picture to the site's own pipeline in the name of whoever is signed in and resolves with
 * its address. `onProgress` hears the share that has gone, 0 to 1. Throws an UploadError whose message
 * people can read, or one without a message where the connection failed.
 */
export async function uploadPicture(
  file: File,
  purpose: "site" | "avatar",
  onProgress: (share: number) => void,
): Promise<Uploaded> {
  const { data } = await (await getBackend()).auth.getSession();
  const request = new XMLHttpRequest();
  request.open("POST", `/media?purpose=${purpose}`);
  request.setRequestHeader("authorization", `Bearer ${data.session?.access_token ?? ""}`);
  request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
  request.responseType = "json";
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new UploadError(""));
    request.onload = () => {
      if (request.status < 300) resolve(request.response);
      else reject(new UploadError(request.response?.message ?? ""));
    };
    request.send(file);
  });
}
