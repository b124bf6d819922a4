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

type Options = {
  token: string;
  headers?: Record<string, string>;
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
};

/** What is waited before the second attempt where the server does not say, and at most. */
const wait = { usual: 15, most: 60 };

/** The server has too many files of others to read: when to try again, in seconds. */
class Busy extends UploadError {
  readonly seconds: number;

  constructor(message: string, status: number, asked: number) {
    super(message, status);
    this.seconds = Math.min(asked || wait.usual, wait.most);
  }
}

/**
 * Posts a file as the body of a request, with a token as bearer, and resolves with the answer. `onProgress` gets the
 * share sent, 0 to 1. A server that is busy with other files is asked once more. Throws an UploadError; an aborted
 * upload has no answer.
 */
export async function sendFile<Answer>(
  address: string,
  file: File,
  options: Options,
): Promise<Answer> {
  try {
    return await sendOnce(address, file, options);
  } catch (failure) {
    if (!(failure instanceof Busy)) throw failure;
    await pause(failure.seconds, options.signal);
    return sendOnce(address, file, options);
  }
}

/** Resolves after some seconds, or as soon as the upload is aborted. */
function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function sendOnce<Answer>(
  address: string,
  file: File,
  { token, headers = {}, onProgress, signal }: Options,
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
      if (request.status < 300) return resolve(request.response);
      const { code, message = "" } = request.response ?? {};
      const asked = Number(request.getResponseHeader("retry-after"));
      reject(
        code === "busy"
          ? new Busy(message, request.status, asked)
          : new UploadError(message, request.status),
      );
    };
    request.send(file);
  });
}
