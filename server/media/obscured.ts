import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import sharp, { type Raw } from "sharp";
import type { SchoolClient } from "../../data/client.ts";
import { isRowId } from "../../data/forms/ids.ts";
import { largestName } from "../../data/gallery/media-addresses.ts";
import { getLibraryFile } from "../../data/gallery/media-library.ts";
import { mostAreas } from "../../data/gallery/upload-limits.ts";
import type { MediaStorage } from "./storage.ts";
import { UploadRefusal } from "./upload-refusal.ts";

/** A rectangle of a picture, as shares of its width and height. */
export type Area = { left: number; top: number; width: number; height: number };

/** A stored picture and the areas to make unrecognisable: "from" and "areas" of a request. */
export type Obscured = { id: string; areas: Area[] };

/**
 * Reads `from=<id>&areas=<left>,<top>,<width>,<height>;…`; undefined without them, throws an UploadRefusal if
 * they are invalid.
 */
export function readObscured(parameters: URLSearchParams): Obscured | undefined {
  const id = parameters.get("from");
  if (id === null) return undefined;
  const areas = (parameters.get("areas") ?? "").split(";").map(readArea);
  const known = areas.flatMap((area) => area ?? []);
  if (!isRowId(id) || known.length !== areas.length || areas.length > mostAreas) {
    throw new UploadRefusal("bad_request");
  }
  return { id, areas: known };
}

function readArea(text: string): Area | undefined {
  const numbers = text.split(",").map((each) => (each.trim() === "" ? Number.NaN : Number(each)));
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  const isWithin = numbers.length === 4 && numbers.every((each) => each >= 0 && each <= 1);
  return isWithin && width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/**
 * Writes the largest stored file of a library picture to `path`, if the person behind `client` may see it,
 * and returns the SHA-256 that identifies the same areas of the same picture.
 */
export async function takeStored(
  client: SchoolClient | undefined,
  storage: MediaStorage,
  { id, areas }: Obscured,
  path: string,
): Promise<{ sha256: string }> {
  const stored = client && (await getLibraryFile(client, id));
  const file = stored && (await storage.get(id, largestName(stored.width, stored.height)));
  if (!file) throw new UploadRefusal("bad_request");
  await writeFile(path, file, { mode: 0o600 });
  const hash = createHash("sha256").update(file).update(JSON.stringify(areas));
  return { sha256: hash.digest("hex") };
}

/** So few squares across a face reveal nothing of it and cannot be reversed. */
const mostSquares = 4;

/** Raw pixels with areas made unrecognisable. */
export async function obscure(data: Buffer, raw: Raw, areas: readonly Area[]): Promise<Buffer> {
  const { channels } = raw;
  const obscured = Buffer.from(data);
  for (const area of areas) {
    const left = Math.min(Math.floor(area.left * raw.width), raw.width - 1);
    const top = Math.min(Math.floor(area.top * raw.height), raw.height - 1);
    const width = Math.min(Math.ceil(area.width * raw.width), raw.width - left);
    const height = Math.min(Math.ceil(area.height * raw.height), raw.height - top);
    const squares = { width: Math.min(mostSquares, width), height: Math.min(mostSquares, height) };
    const few = await sharp(data, { raw })
      .extract({ left, top, width, height })
      .resize({ ...squares, fit: "fill" })
      .raw()
      .toBuffer();
    const patch = await sharp(few, { raw: { ...squares, channels } })
      .resize({ width, height, fit: "fill", kernel: "nearest" })
      .raw()
      .toBuffer();
    for (let row = 0; row < height; row++) {
      const line = patch.subarray(row * width * channels, (row + 1) * width * channels);
      obscured.set(line, ((top + row) * raw.width + left) * channels);
    }
  }
  return obscured;
}
