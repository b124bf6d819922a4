import { open } from "node:fs/promises";

/** What a file is by its first bytes, whatever its name or declared type says. */
export type PictureFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";

const BOX_BRANDS: Record<string, PictureFormat> = {
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
 * brand of an ISO base media file). Undefined for everything else: SVG, HTML, PDF and archives too.
 */
export function recognise(start: Buffer): PictureFormat | undefined {
  if (start.length < 12) return undefined;
  if (start.readUIntBE(0, 3) === 0xffd8ff) return "jpeg";
  if (start.subarray(0, 8).toString("hex") === "89504e470d0a1a0a") return "png";
  const text = start.subarray(0, 12).toString("latin1");
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (text.slice(4, 8) === "ftyp") return BOX_BRANDS[text.slice(8, 12)];
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
