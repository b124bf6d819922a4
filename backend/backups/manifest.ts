import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const schema = z.object({
  takenAt: z.iso.datetime(),
  database: z.enum(["database.tar.gz", "database.dump"]),
  sha256: digest,
  tables: z.record(z.string(), z.object({ rows: z.number().int(), md5: z.string() })),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: digest })),
});

/** The contents of a backup: manifest.json beside its database, files and keys. */
export type Manifest = z.output<typeof schema>;

/** A backup that cannot be made or used; `message` is the sentence for the operator. */
export class BackupError extends Error {}

/** Reads the manifest of a backup. Throws a BackupError if the folder has none. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")));
  } catch {
    throw new BackupError(`${folder} is not a backup: it has no readable manifest.json.`);
  }
}

/** Throws a BackupError that names the first file of a backup that is missing or has changed. */
export async function checkBackup(folder: string, manifest: Manifest): Promise<void> {
  const database = await digestFile(join(folder, manifest.database)).catch(() => "");
  if (database !== manifest.sha256) refuse(manifest.database);
  compareFiles(manifest.files, await listFiles(join(folder, "files")));
}

/** Throws a BackupError that names the first file that differs from the manifest. */
export function compareFiles(wanted: FileList, found: FileList): void {
  for (const [path, { sha256 }] of Object.entries(wanted)) {
    if (found[path]?.sha256 !== sha256) refuse(`files/${path}`);
  }
}

function refuse(name: string): never {
  throw new BackupError(`${name} of the backup is missing or damaged; use another backup.`);
}

/** Size in bytes and SHA-256 in hexadecimal, by the path below the folder. */
type FileList = Record<string, { bytes: number; sha256: string }>;

/** All files below a folder with their digests; none if the folder is missing. */
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
 * Adds the files of one folder that another lacks. Uploaded files never change, so on one disk both folders
 * share them by hard links, which take no space.
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
  // The file was removed meanwhile together with its row, which the later database snapshot lacks too.
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
