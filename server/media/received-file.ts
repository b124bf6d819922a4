import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { LARGEST_PORTRAIT, LARGEST_UPLOAD, type MediaPurpose } from "../../data/gallery/media.ts";
import { UploadRefusal } from "./upload-refusal.ts";

/**
 * Writes a request's body to `path` as it comes and resolves with its SHA-256 (hex). Throws an
 * UploadRefusal: `nothing_sent`, `file_too_large` (of a portrait `portrait_too_large`) as soon as that is known, `cut_off` when the
 * sender went away before the end, `unavailable` when the disk takes no more.
 */
export async function receiveFile(
  request: Request,
  path: string,
  purpose: MediaPurpose,
): Promise<string> {
  const [largest, refusal] =
    purpose === "avatar"
      ? ([LARGEST_PORTRAIT, "portrait_too_large"] as const)
      : ([LARGEST_UPLOAD, "file_too_large"] as const);
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > largest) throw new UploadRefusal(refusal);
  if (!request.body) throw new UploadRefusal("nothing_sent");
  const hash = createHash("sha256");
  let size = 0;
  const measured = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > largest) throw new UploadRefusal(refusal);
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(
      Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]),
      measured,
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (error) {
    if (error instanceof UploadRefusal) throw error;
    const isDisks = ["ENOSPC", "EDQUOT", "EIO"].includes(
      (error as NodeJS.ErrnoException).code ?? "",
    );
    throw new UploadRefusal(isDisks ? "unavailable" : "cut_off");
  }
  if (size === 0) throw new UploadRefusal("nothing_sent");
  if (!Number.isNaN(declared) && size !== declared) throw new UploadRefusal("cut_off");
  return hash.digest("hex");
}
