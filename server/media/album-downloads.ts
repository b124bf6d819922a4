import { extname } from "node:path";
import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { getAlbumDownload } from "../../data/gallery/album-downloads.ts";
import { type Language, splitAddress } from "../../data/languages.ts";
import type { HttpEnv } from "../http-env.ts";
import { refusal } from "../refusal.ts";
import type { ReadPicture } from "./picture-reader.ts";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
};

const SENTENCES: Record<Language, string> = {
  en: "The pictures of this album are not given for download.",
  hi: "इस एल्बम के चित्र डाउनलोड के लिए उपलब्ध नहीं हैं।",
};

type Options = {
  client: (requestId: string) => SchoolClient;
  read: ReadPicture;
  security: [name: string, value: string][];
};

/**
 * GET /gallery/event/<album>/download/<picture>: the picture as an attachment, named after its album
 * and its place in it, an upload as its largest JPEG. 403 where the album does not allow it; what is
 * not there, or not for everyone, goes on to the pages, which answer 404.
 */
export function serveAlbumDownloads({ client, read, security }: Options): Handler<HttpEnv> {
  return async (c, next) => {
    const { album = "", picture = "" } = c.req.param();
    const download = await getAlbumDownload(client(c.var.requestId), album, picture);
    if (!download) return next();
    const { language } = splitAddress(c.req.path);
    if (!download.allowed)
      return refusal(403, security, {}, { language, text: SENTENCES[language] });

    const { path } = download;
    const file = await read(path);
    if (!file) return next();
    const extension = extname(path);
    const name = `${download.album}-${String(download.number).padStart(2, "0")}${extension}`;
    return c.body(new Uint8Array(file), 200, {
      "content-type": TYPES[extension] ?? "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      // The office may take its permission back.
      "cache-control": "private, no-store",
    });
  };
}
