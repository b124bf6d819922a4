import { join } from "node:path";
import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where the files of uploaded pictures lie. */
export interface MediaStorage {
  /** Stores files of `directory` under the picture's id. */
  put(id: string, directory: string, names: string[]): Promise<void>;
  /** The bytes of one file, or undefined where there is none. */
  get(id: string, name: string): Promise<Uint8Array | undefined>;
  /** Removes all files of a picture; none is no error. */
  remove(id: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function storeOnDisk(location: string): MediaStorage {
  return storeOn(new Disk(new FSDriver({ location, visibility: "public" })));
}

function storeOn(disk: Disk): MediaStorage {
  const key = (id: string, name: string) => `media/${id}/${name}`;
  return {
    async put(id, directory, names) {
      for (const name of names) await disk.copyFromFs(join(directory, name), key(id, name));
    },
    async get(id, name) {
      try {
        return await disk.getBytes(key(id, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) => disk.deleteAll(`media/${id}/`),
  };
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof errors.E_CANNOT_READ_FILE)) return false;
  return (error.cause as NodeJS.ErrnoException | undefined)?.code === "ENOENT";
}
