import { type FileHandle, open, readFile, stat } from "node:fs/promises";

/** A file that can be sent whole or in part. */
export interface SentFile {
  size: number;
  /** The bytes from `first` to `last`, without a copy; a stream where not all of them should be in memory. */
  part(first: number, last: number): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** What a reader who takes his time holds in memory of a file of this machine. */
const piece = 64 * 1024;

export function fileOfBytes(bytes: Uint8Array): SentFile {
  return { size: bytes.length, part: (first, last) => asBody(bytes.subarray(first, last + 1)) };
}

/** Bytes as the body of an answer, which must not be shared memory; ours never are, so nothing is copied. */
export const asBody = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;

/** A file of this machine, which is read no faster than it is sent; undefined if there is none. */
export async function fileOnDisk(path: string): Promise<SentFile | undefined> {
  try {
    const { size } = await stat(path);
    if (size <= piece) return fileOfBytes(await readFile(path));
    return { size, part: (first, last) => streamOf(path, first, last) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Opens the file with the first read: an answer to HEAD is never read. */
function streamOf(path: string, first: number, last: number): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let at = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path);
          const wanted = Math.min(piece, last + 1 - at);
          const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, at);
          if (bytesRead === 0) throw new Error("A stored file became shorter while it was sent.");
          // Throws if the reader has gone meanwhile.
          controller.enqueue(buffer.subarray(0, bytesRead));
          at += bytesRead;
          if (at <= last) return;
          await file.close();
          controller.close();
        } catch (error) {
          await file?.close();
          throw error;
        }
      },
      cancel: () => file?.close(),
    },
    { highWaterMark: 0 },
  );
}
