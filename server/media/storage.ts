import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { fileOfBytes, fileOnDisk, type SentFile } from "../http/sent-file.ts";

export interface StoredFolder {
  /** Stores the files of `directory` under the picture's id. */
  put(id: string, directory: string, names: string[]): Promise<void>;
  /** The bytes of one file, or undefined if there is none. */
  get(id: string, name: string): Promise<Uint8Array | undefined>;
  /** The same file to be sent: from a folder it is read as its reader takes it. */
  find(id: string, name: string): Promise<SentFile | undefined>;
}

/** Stores the files of uploaded pictures. */
export interface MediaStorage extends StoredFolder {
  /** The files of signed sheets and documents of applications, in a folder that no public address serves. */
  readonly scans: StoredFolder;
  /** Throws if files cannot be stored. */
  check(): Promise<void>;
  /** Removes all files of a picture or a sheet, if any. */
  remove(id: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function storeOnDisk(location: string): MediaStorage {
  const disk = new Disk(new FSDriver({ location, visibility: "public" }));
  const check = async () => {
    await mkdir(location, { recursive: true });
    await access(location, constants.W_OK);
  };
  const find = (path: string) => fileOnDisk(join(location, path));
  return storeOn(async () => disk, "", { check, find });
}

/**
 * Files in an S3 bucket, by a FILES_URL as docs/operation.md describes it. The client is loaded
 * with the first file, which saves sites without a bucket 10 MB of memory.
 */
export function storeInBucket(filesUrl: string): MediaStorage {
  const { prefix, ...options } = readFilesUrl(filesUrl);
  let disk: Promise<Disk> | undefined;
  const open = async () => {
    const { S3Driver } = await import("flydrive/drivers/s3");
    return new Disk(new S3Driver({ ...options, visibility: "private", supportsACL: false }));
  };
  return storeOn(() => {
    disk ??= open();
    return disk;
  }, prefix);
}

/**
 * Turns "s3://KEY:SECRET@BUCKET/FOLDER?region=…&endpoint=https://…" into options of the S3 client.
 * Without a key, the client looks where AWS's own tools do (AWS_ACCESS_KEY_ID and so on).
 */
export function readFilesUrl(filesUrl: string) {
  const { hostname, pathname, username, password, searchParams } = new URL(filesUrl);
  const endpoint = searchParams.get("endpoint");
  const folder = pathname.replace(/^\/+|\/+$/g, "");
  return {
    bucket: hostname,
    prefix: folder === "" ? "" : `${folder}/`,
    region: searchParams.get("region") ?? "us-east-1",
    // Servers other than Amazon's address buckets by path, and some lack the newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED" as const,
    responseChecksumValidation: "WHEN_REQUIRED" as const,
    ...(username !== "" && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
  };
}

function storeOn(
  open: () => Promise<Disk>,
  prefix: string,
  {
    // A bucket that answers exists and accepts our key.
    check = async (): Promise<void> => {
      await (await open()).exists(`${prefix}media/none`);
    },
    find,
  }: { check?: () => Promise<void>; find?: (path: string) => Promise<SentFile | undefined> } = {},
): MediaStorage {
  const read = async (path: string) => {
    try {
      return await (await open()).getBytes(path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const folders = ["media", "scans"] as const;
  const path = (folder: (typeof folders)[number], id: string) => `${prefix}${folder}/${id}/`;
  const filesIn = (folder: (typeof folders)[number]): StoredFolder => ({
    async put(id, directory, names) {
      const disk = await open();
      for (const name of names) {
        await disk.copyFromFs(join(directory, name), path(folder, id) + name);
      }
    },
    get: (id, name) => read(path(folder, id) + name),
    async find(id, name) {
      if (find) return find(path(folder, id) + name);
      const bytes = await read(path(folder, id) + name);
      return bytes && fileOfBytes(bytes);
    },
  });
  return {
    ...filesIn("media"),
    scans: filesIn("scans"),
    check,
    async remove(id) {
      const disk = await open();
      for (const folder of folders) await disk.deleteAll(path(folder, id));
    },
  };
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  const { code, name } = (error.cause ?? {}) as { code?: string; name?: string };
  return code === "ENOENT" || name === "NoSuchKey";
}
