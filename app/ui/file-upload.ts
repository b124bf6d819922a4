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
 * Posts a file as the body of a request, with a token as bearer, and resolves with the answer. `onProgress` gets the
 * share sent, 0 to 1. Throws an UploadError; an aborted upload has no answer.
 */
export async function sendFile<Answer>(
  address: string,
  file: File,
  {
    token,
    headers = {},
    onProgress,
    signal,
  }: {
    token: string;
    headers?: Record<string, string>;
    onProgress: (share: number) => void;
    signal?: AbortSignal | undefined;
  },
): Promise<Answer> {
  const request = new XMLHttpRequest();
  request.open("POST", address);
  request.setRequestHeader("authorization", `Bearer ${token}`);
  request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  // An error is in the language of the page, not of the browser.
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
