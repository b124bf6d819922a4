import albumTexts from "messages:answers/album";
import { extname } from "node:path";
import type { Context, Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { getAlbumDownload } from "../../data/gallery/albums.ts";
import { isMediaFileOpen } from "../../data/gallery/media.ts";
import { splitAddress } from "../../data/languages.ts";
import { bearerToken } from "../../platform/bearer.ts";
import { sendFile } from "../http/file-ranges.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { refusal } from "../http/refusal-page.ts";
import { asBody, fileOfBytes, type SentFile } from "../http/sent-file.ts";
import type { StaticFiles } from "../pages/static-files.ts";
import { svgPolicy } from "../security/security-headers.ts";
import { logoFile } from "./logo/logo-files.ts";
import type { MediaStorage } from "./storage.ts";

const filePath = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([\w.-]{5,20})$/;
const pictureFile = /^(?:\d{2,4}\.(?:avif|webp)|\d{2,4}x\d{1,5}\.jpg)$/;
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
  const [id, name] = fileAt(path);
  return id && name ? storage.get(id, name) : undefined;
}

/** The picture's id and the file name in a path, "/media/<id>/640.webp". */
function fileAt(path: string): string[] {
  const [, id, name = ""] = filePath.exec(path) ?? [];
  return id && (pictureFile.test(name) || logoFile.test(name)) ? [id, name] : [];
}

/**
 * GET /media/<id>/<width>.<avif|webp>, <width>x<height>.jpg or a logo's file (logo-files.ts): a
 * picture's file, immutable because every upload has its own id, with a strong ETag and single ranges.
 * Other addresses go on to the pages, which answer 404.
 */
export function servePictures(storage: MediaStorage): Handler<HttpEnv> {
  return async (c, next) => {
    const [id, name] = fileAt(c.req.path);
    if (!id || !name) return next();
    const etag = `"${id}-${name}"`;
    const headers = { "cache-control": "public, max-age=31536000, immutable", etag };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);

    const found = await findPicture(storage, id, name);
    return found ? sendPicture(c, found, name, headers) : next();
  };
}

type FoundPicture = { file: SentFile; policy: Record<string, string> };

async function findPicture(
  storage: MediaStorage,
  id: string,
  name: string,
): Promise<FoundPicture | undefined> {
  if (!name.endsWith(".svg")) {
    const file = await storage.find(id, name);
    return file && { file, policy: {} };
  }
  const bytes = await storage.get(id, name);
  if (!bytes) return undefined;
  // Opened directly, an SVG is a document: this forbids it to run or fetch anything.
  const policy = svgPolicy(Buffer.from(bytes).toString("utf8"));
  return { file: fileOfBytes(bytes), policy: { "content-security-policy": policy } };
}

function sendPicture(
  c: Context<HttpEnv>,
  { file, policy }: FoundPicture,
  name: string,
  headers: { "cache-control": string; etag: string },
) {
  return sendFile(c, file, {
    ...headers,
    "content-type": types[extname(name)] ?? "application/octet-stream",
    ...policy,
  });
}

/**
 * The same addresses with the token of somebody to whom the database shows the picture: the office sees
 * pictures that are withheld from visitors. Nothing on the way may cache the answer. Everybody else is served
 * like visitors.
 */
export function serveOfficePictures(
  storage: MediaStorage,
  clientOf: (token: string) => SchoolClient | undefined,
): Handler<HttpEnv> {
  return async (c, next) => {
    const token = bearerToken(c.req.header("authorization"));
    const [id, name] = fileAt(c.req.path);
    const client = token && id ? clientOf(token) : undefined;
    if (!client || !id || !name) return next();
    const isOpen = await isMediaFileOpen(client, id).catch(() => false);
    const found = isOpen && (await findPicture(storage, id, name));
    if (!found) return next();
    return sendPicture(c, found, name, {
      "cache-control": "private, no-store",
      etag: `"${id}-${name}"`,
    });
  };
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
    return c.body(asBody(file), 200, {
      "content-type": types[extension] ?? "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      // The office may withdraw its permission.
      "cache-control": "private, no-store",
    });
  };
}
