import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { digestFile, type FileList, listFiles } from "./files.ts";

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const schema = z.object({
  takenAt: z.iso.datetime(),
  database: z.enum(["database.tar.gz", "database.dump"]),
  sha256: digest,
  tables: z.record(z.string(), z.object({ rows: z.number().int(), md5: z.string() })),
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: digest })),
});

/** What a copy of the school holds: manifest.json beside its database, its files and its keys. */
export type Manifest = z.output<typeof schema>;

/** A copy that cannot be made or used; `message` is the sentence for whoever asked. */
export class CopyError extends Error {}

/** Reads the manifest of a copy. Throws a CopyError where the folder holds none. */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")));
  } catch {
    throw new CopyError(`${folder} is not a copy of a school: it has no readable manifest.json.`);
  }
}

/** Throws a CopyError that names the first file of a copy which is missing or not as it was. */
export async function checkCopy(folder: string, manifest: Manifest): Promise<void> {
  const database = await digestFile(join(folder, manifest.database)).catch(() => "");
  if (database !== manifest.sha256) refuse(manifest.database);
  compareFiles(manifest.files, await listFiles(join(folder, "files")));
}

/** Throws a CopyError that names the first file which is not as the manifest says. */
export function compareFiles(wanted: FileList, found: FileList): void {
  for (const [path, { sha256 }] of Object.entries(wanted)) {
    if (found[path]?.sha256 !== sha256) refuse(`files/${path}`);
  }
}

function refuse(name: string): never {
  throw new CopyError(`${name} of the copy is missing or damaged; use another copy.`);
}
