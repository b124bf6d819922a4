import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { isOfAlumni, type MediaPurpose } from "../../data/gallery/media.ts";
import { largestName, renditionWidths, widthsOf } from "../../data/gallery/media-addresses.ts";
import { mostPixels, mostPortraitPixels, shortestSide } from "../../data/gallery/upload-limits.ts";
import { type Area, obscure } from "./obscured.ts";
import { thumbhashOf } from "./thumbhash.ts";
import { UploadRefusal } from "./upload-refusal.ts";

/** What a picture is encoded for: an upload's purpose, or a signed sheet that no page shows. */
export type EncodedPurpose = MediaPurpose | "scan";

/** The result of an upload: its size as shown, and the names of its files. */
export type Rendered = {
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  files: string[];
  /** Of all files together. */
  bytes: number;
};

const widest = renditionWidths[renditionWidths.length - 1] ?? 2560;
/** Of an upright photo in the widest size: a narrower, taller picture must not take much longer. */
const mostShown = (widest * widest * 4) / 3;
const white = "#ffffff";

// One thread and no cache: memory for one picture at a time, and a core left for the site.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Reads the picture at `source`, whatever its name, and writes it into `directory`: every width as AVIF and
 * WebP, the largest also as JPEG. It decodes once, upright, in sRGB, and drops all metadata (place, camera,
 * comments). `areas` are unrecognisable in all of them. Throws an UploadRefusal if it is not a picture, or
 * damaged, too large or too small.
 */
export async function renderPicture(
  source: string,
  directory: string,
  purpose: MediaPurpose = "site",
  areas: readonly Area[] = [],
): Promise<Rendered> {
  const { data: read, info } = await decode(source, purpose);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const data = areas.length > 0 ? await obscure(read, raw, areas) : read;
  const decoded = () => sharp(data, { raw });

  const files: string[] = [];
  const write = async (name: string, picture: Sharp) => {
    await picture.toFile(join(directory, name));
    files.push(name);
  };
  for (const each of widthsOf(info.width)) {
    await write(`${each}.avif`, decoded().resize({ width: each }).avif({ quality: 52, effort: 3 }));
    await write(`${each}.webp`, decoded().resize({ width: each }).webp({ quality: 76 }));
  }
  const jpeg = asJpeg(decoded());
  await write(largestName(info.width, info.height), jpeg);

  const sizes = await Promise.all(files.map((name) => stat(join(directory, name))));
  return {
    width: info.width,
    height: info.height,
    thumbhash: await thumbhashOf(decoded()),
    files,
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The same for a photo of a signed sheet: one JPEG as `name`, the only file that the school keeps of it. */
export async function renderScan(
  source: string,
  directory: string,
  name: string,
): Promise<Rendered> {
  const { data, info } = await decode(source, "scan");
  const { width, height, channels } = info;
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const { size: bytes } = await asJpeg(decoded()).toFile(join(directory, name));
  return { width, height, thumbhash: await thumbhashOf(decoded()), files: [name], bytes };
}

const asJpeg = (picture: Sharp) =>
  picture.flatten({ background: white }).jpeg({ quality: 82, mozjpeg: true });

/** The pixels of a picture, upright and at most as large as any page shows it. */
async function decode(source: string, purpose: EncodedPurpose) {
  const format = await recogniseFile(source);
  if (format === "heic") throw new UploadRefusal("heic");
  if (!format) throw new UploadRefusal("not_a_picture");

  const options = { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true } as const;
  const { autoOrient } = await sharp(source, { ...options, limitInputPixels: false })
    .metadata()
    .catch(damaged);
  const { width, height } = autoOrient;
  if (isOfAlumni(purpose) && width * height > mostPortraitPixels) {
    throw new UploadRefusal("portrait_too_many_pixels");
  }
  if (width * height > mostPixels) throw new UploadRefusal("too_many_pixels");
  if (Math.min(width, height) < shortestSide) throw new UploadRefusal("too_small");
  return sharp(source, options)
    .autoOrient()
    .resize({ width: shownWidth(width, height), withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
}

function shownWidth(width: number, height: number): number {
  const tall = Math.round(Math.sqrt((mostShown * width) / height));
  return Math.min(widest, tall);
}

function damaged(): never {
  throw new UploadRefusal("damaged");
}

/** A file's type by its first bytes, whatever its name or declared type. */
type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";

const boxBrands: Record<string, PictureFormat> = {
  avif: "avif",
  avis: "avif",
  heic: "heic",
  heix: "heic",
  heim: "heic",
  heis: "heic",
  hevc: "heic",
  mif1: "heic",
};

/**
 * Recognises a picture by its signature (PNG, section 5.2; JPEG's SOI marker; RIFF/WEBP; GIF8; the
 * brand of an ISO base media file). Undefined for everything else, including SVG, HTML, PDF and
 * archives.
 */
function recognise(start: Buffer): PictureFormat | undefined {
  if (start.length < 12) return undefined;
  if (start.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (start.subarray(0, 8).toString("hex") === "89504e470d0a1a0a") return "png";
  const text = start.subarray(0, 12).toString("latin1");
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.slice(4, 8) === "ftyp") return boxBrands[text.slice(8, 12)];
  return undefined;
}

/** The same for a file on disk. */
export async function recogniseFile(path: string): Promise<PictureFormat | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return recognise(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
