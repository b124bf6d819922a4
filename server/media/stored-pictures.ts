import { extname } from "node:path";
import type { Handler } from "hono";
import type { HttpEnv } from "../http-env.ts";
import type { MediaStorage } from "./storage.ts";

const FILE =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{2,4}\.(?:avif|webp)|\d{2,4}x\d{1,5}\.jpg)$/;
const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};

/** The bytes of an uploaded picture's file by its path, "/media/<id>/640.webp"; undefined where there is none. */
export async function readPicture(
  storage: MediaStorage,
  path: string,
): Promise<Uint8Array | undefined> {
  const [, id, name] = FILE.exec(path) ?? [];
  return id && name ? storage.get(id, name) : undefined;
}

/**
 * GET /media/<id>/<width>.<avif|webp> or <width>x<height>.jpg: a picture's file, immutable because every upload has an
 * id of its own, with a strong ETag and single ranges (RFC 9110, section 14). Other addresses go on
 * to the pages, which answer 404.
 */
export function servePictures(storage: MediaStorage): Handler<HttpEnv> {
  return async (c, next) => {
    const [, id, name] = FILE.exec(c.req.path) ?? [];
    if (!id || !name) return next();
    const etag = `"${id}-${name}"`;
    const headers = {
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      etag,
    };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);

    const file = await storage.get(id, name);
    if (!file) return next();
    const whole = {
      ...headers,
      "content-type": TYPES[extname(name)] ?? "application/octet-stream",
    };
    const range = readRange(c.req.header("range"), file.length);
    if (range === "unsatisfiable") {
      return c.body(null, 416, { ...headers, "content-range": `bytes */${file.length}` });
    }
    const condition = c.req.header("if-range");
    if (!range || (condition !== undefined && condition !== etag)) {
      return c.body(new Uint8Array(file), 200, whole);
    }
    const { first, last } = range;
    return c.body(new Uint8Array(file.subarray(first, last + 1)), 206, {
      ...whole,
      "content-range": `bytes ${first}-${last}/${file.length}`,
    });
  };
}

type Range = { first: number; last: number };

/** One range of bytes; several, or another unit, are ignored, as a server may. */
function readRange(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  return first < size && first <= last ? { first, last } : "unsatisfiable";
}
