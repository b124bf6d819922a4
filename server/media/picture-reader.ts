import type { StaticFiles } from "../pages/static-files.ts";

/** Reads a picture that pages show by its path: a print, or a file of an upload; undefined where there is none. */
export type ReadPicture = (path: string) => Promise<Uint8Array | undefined>;

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif)$/;

export function createPictureReader(files: StaticFiles, upload: ReadPicture): ReadPicture {
  return async (path) => {
    if (!PICTURE.test(path)) return undefined;
    if (path.startsWith("/media/")) return upload(path);
    return (await files.find(path))?.identity.body;
  };
}
