import albumTexts from "messages:answers/album";
import { extname } from "node:path";
import type { Handler, MiddlewareHandler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { listHiddenMedia } from "../../data/forms/photo-requests.ts";
import { getAlbumDownload } from "../../data/gallery/albums.ts";
import { splitAddress } from "../../data/languages.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { refusal } from "../http/refusal.ts";
import type { Log } from "../log.ts";
import type { StaticFiles } from "../pages/static-files.ts";
import type { MediaStorage } from "./storage.ts";

const filePath =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{2,4}\.(?:avif|webp)|\d{2,4}x\d{1,5}\.jpg)$/;
const types: Record<string, string> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

/**
 * The bytes of an uploaded picture's file by its path, "/media/<id>/640.webp"; undefined if there
 * is none.
 */
export async function readPicture(
  storage: MediaStorage,
  path: string,
): Promise<Uint8Array | undefined> {
  const [, id, name] = filePath.exec(path) ?? [];
  return id && name ? storage.get(id, name) : undefined;
}

/**
 * GET /media/<id>/<width>.<avif|webp> or <width>x<height>.jpg: a picture's file, immutable because
 * every upload has its own id, with a strong ETag and single ranges (RFC 9110, section 14). Other
 * addresses go on to the pages, which answer 404.
 */
export function servePictures(storage: MediaStorage): Handler<HttpEnv> {
  return async (c, next) => {
    const [, id, name] = filePath.exec(c.req.path) ?? [];
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
      "content-type": types[extname(name)] ?? "application/octet-stream",
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

/** One range of bytes; several ranges or another unit are ignored, as RFC 9110 allows. */
function readRange(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  return first < size && first <= last ? { first, last } : "unsatisfiable";
}

/**
 * Reads a picture that pages show, a print or an upload, by its path; undefined if there is none.
 */
export type ReadPicture = (path: string) => Promise<Uint8Array | undefined>;

const picturePath = /\.(?:svg|png|jpe?g|webp|avif)$/;

export function createPictureReader(files: StaticFiles, upload: ReadPicture): ReadPicture {
  return async (path) => {
    if (!picturePath.test(path)) return undefined;
    if (path.startsWith("/media/")) return upload(path);
    return (await files.find(path))?.identity.body;
  };
}

/** Another replica may have hidden one. */
const interval = 30_000;

/** Uploaded pictures whose files are withheld, even from readers who know the address. */
export interface HiddenPictures {
  /** Whether a path such as "/media/<id>/640.webp" belongs to one of them. */
  has(path: string): boolean;
  /** Asks the database again; call it after writes to pictures. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Kept in memory, because every picture asks (docs/decisions/pictures-and-albums.md). Without a
 * service key nothing is hidden.
 */
export function rememberHiddenPictures(options: {
  serviceClient: () => SchoolClient | undefined;
  log: Log;
}): HiddenPictures {
  let hidden = new Set<string>();

  async function refresh() {
    const client = options.serviceClient();
    if (!client) return;
    try {
      hidden = new Set(await listHiddenMedia(client));
    } catch (error) {
      options.log.warn({ err: error }, "hidden pictures could not be asked for");
    }
  }

  const timer = setInterval(refresh, interval).unref();
  return {
    has: (path) => hidden.has(/^\/media\/([0-9a-f-]{36})\//.exec(path)?.[1] ?? ""),
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** Answers 404 for the files of hidden pictures. */
export function withoutHidden(hidden: HiddenPictures): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (hidden.has(c.req.path)) {
      return c.body(null, 404, { "cache-control": "no-store" });
    }
    return next();
  };
}

type Downloads = {
  client: (requestId: string) => SchoolClient;
  read: ReadPicture;
  security: [name: string, value: string][];
};

/**
 * GET /gallery/event/<album>/download/<picture>: the picture as an attachment named after its album
 * and its place in it; of an upload, the largest JPEG. 403 if the album does not allow downloads.
 * Missing and hidden pictures go on to the pages, which answer 404.
 */
export function serveAlbumDownloads({ client, read, security }: Downloads): Handler<HttpEnv> {
  return async (c, next) => {
    const { album = "", picture = "" } = c.req.param();
    const download = await getAlbumDownload(client(c.var.requestId), album, picture);
    if (!download) return next();
    const { language } = splitAddress(c.req.path);
    if (!download.allowed) {
      const text = albumTexts[language].notForDownload;
      return refusal(403, security, {}, { language, text });
    }

    const { path } = download;
    const file = await read(path);
    if (!file) return next();
    const extension = extname(path);
    const name = `${download.album}-${String(download.number).padStart(2, "0")}${extension}`;
    return c.body(new Uint8Array(file), 200, {
      "content-type": types[extension] ?? "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      // The office may withdraw its permission.
      "cache-control": "private, no-store",
    });
  };
}
