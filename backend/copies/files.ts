import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";

/** Size in bytes and SHA-256 in hexadecimal, by the path below the folder. */
export type FileList = Record<string, { bytes: number; sha256: string }>;

/** All files below a folder with their digests; none where the folder is missing. */
export async function listFiles(folder: string): Promise<FileList> {
  const files: FileList = {};
  for (const path of await pathsBelow(folder)) {
    files[relative(folder, path)] = {
      bytes: (await stat(path)).size,
      sha256: await digestFile(path),
    };
  }
  return files;
}

/** The SHA-256 of a file's bytes, in hexadecimal. */
export async function digestFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/**
 * Brings the files of one folder that another lacks into it. Uploaded files never change, so on one
 * disk both folders may share them: a second name costs no room.
 */
export async function addFiles(from: string, to: string): Promise<void> {
  for (const path of await pathsBelow(from)) {
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await link(path, target).catch((error) => copyInstead(error, path, target));
  }
}

async function copyInstead(error: NodeJS.ErrnoException, path: string, target: string) {
  if (error.code === "EEXIST") return;
  // Removed meanwhile together with its row: the database's copy, taken later, does not name it.
  if (error.code === "ENOENT") return;
  await copyFile(path, target);
}

async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
