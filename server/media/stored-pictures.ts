import albumTexts from "messages:answers/album";
import { extname } from "node:path";
import type { Context, Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { confirmWithheld, getLastWithdrawal } from "../../data/consent/consents.ts";
import { listHiddenMedia } from "../../data/forms/photo-requests.ts";
import { getAlbumDownload } from "../../data/gallery/albums.ts";
import { isMediaFileOpen } from "../../data/gallery/media.ts";
import { splitAddress } from "../../data/languages.ts";
import { bearerToken } from "../../platform/bearer.ts";
import { sendFile } from "../http/file-ranges.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { refusal } from "../http/refusal-page.ts";
import type { Log } from "../log.ts";
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

    const file = await storage.get(id, name);
    return file ? sendPicture(c, file, name, headers) : next();
  };
}

function sendPicture(
  c: Context<HttpEnv>,
  file: Uint8Array,
  name: string,
  headers: { "cache-control": string; etag: string },
) {
  return sendFile(c, file, {
    ...headers,
    "content-type": types[extname(name)] ?? "application/octet-stream",
    // Opened directly, an SVG is a document: this forbids it to run or fetch anything.
    ...(name.endsWith(".svg") && {
      "content-security-policy": svgPolicy(Buffer.from(file).toString("utf8")),
    }),
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
    const file = isOpen && (await storage.get(id, name));
    if (!file) return next();
    return sendPicture(c, file, name, {
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

/** If only this server writes to the database: a job may have hidden a picture. */
const interval = 30_000;
/**
 * If other replicas may hide a picture: every replica follows within five seconds
 * (docs/decisions/consents.md).
 */
const intervalWithOthers = 2_000;

/** Uploaded pictures whose files are withheld, even from readers who know the address. */
export interface HiddenPictures {
  /** Whether a path such as "/media/<id>/640.webp" belongs to one of them. */
  has(path: string): boolean;
  /** When something was last withdrawn; null if nothing ever was, or before the database has answered. */
  withdrawnAt(): string | null;
  /** Queries the database again; call it after writes to pictures. */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Kept in memory, because every request for a picture checks it (docs/decisions/pictures-and-albums.md).
 * Without a service key nothing is hidden.
 */
export function rememberHiddenPictures(options: {
  serviceClient: () => SchoolClient | undefined;
  /** Called when another replica has hidden or shown pictures; undefined where there is none. */
  onOthersChanged: (() => void) | undefined;
  log: Log;
}): HiddenPictures {
  const { onOthersChanged } = options;
  let hidden = new Set<string>();
  let askedAt: Date | undefined;
  let withdrawnAt: string | null = null;

  async function refresh() {
    const client = options.serviceClient();
    if (!client) return false;
    const now = new Date();
    try {
      const before = hidden;
      // Both or none: where one answer fails, the other may be wrong too, and nothing hidden may be shown.
      const [found, last] = [await listHiddenMedia(client), await getLastWithdrawal(client)];
      hidden = new Set(found);
      withdrawnAt = last;
      const isNew = askedAt !== undefined && !isSame(before, hidden);
      await confirmWithheld(client, askedAt ?? now, now);
      askedAt = now;
      return isNew;
    } catch (error) {
      options.log.warn({ err: error }, "hidden pictures could not be asked for");
      return false;
    }
  }

  async function look() {
    if (await refresh()) onOthersChanged?.();
  }

  const timer = setInterval(look, onOthersChanged ? intervalWithOthers : interval).unref();
  return {
    withdrawnAt: () => withdrawnAt,
    has: (path) => hidden.has(/^\/media\/([0-9a-f-]{36})\//.exec(path)?.[1] ?? ""),
    refresh: async () => void (await refresh()),
    stop: () => clearInterval(timer),
  };
}

function isSame(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/**
 * GET /withdrawn.json: when something was last withdrawn, `{"at": "2026-11-26T10:00:00Z"}` or null. Browsers
 * drop older pages that they keep for offline reading (app/site/offline/service-worker.js).
 */
export function answerWithdrawnAt(hidden: HiddenPictures): Handler<HttpEnv> {
  return (c) => c.json({ at: hidden.withdrawnAt() }, 200, { "cache-control": "no-store" });
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
