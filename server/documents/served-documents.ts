import { join } from "node:path";
import type { Context, Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { getFileName } from "../../data/documents/document-files.ts";
import { getServedDocument } from "../../data/documents/documents.ts";
import { isRowId } from "../../data/forms/ids.ts";
import { isSlug } from "../../data/pages/slugs.ts";
import { bearerToken } from "../../platform/bearer.ts";
import { sendFile } from "../http/file-ranges.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { fileOnDisk, type SentFile } from "../http/sent-file.ts";
import type { MediaStorage } from "../media/storage.ts";
import { storedName } from "./document-uploads.ts";

/** The sample school's files are part of the program. */
const samples = join(import.meta.dirname, "../../supabase/seed/documents");

type Options = {
  storage: MediaStorage;
  visitor: () => SchoolClient | undefined;
  clientOf: (token: string) => SchoolClient | undefined;
};

/**
 * GET /documents/<slug>: the current version of a public document, shown in the browser, with a strong ETag
 * and single ranges, so that a PDF viewer shows the first page before 25 MB have arrived. Revalidated each
 * time, so that a new version or a withdrawal takes effect at once. Other documents go on to the pages, which
 * answer 404.
 */
export function serveDocuments({ storage, visitor }: Options): Handler<HttpEnv> {
  return async (c, next) => {
    const slug = c.req.param("slug") ?? "";
    if (!isSlug(slug)) return next();
    const client = visitor();
    if (!client) return c.body(null, 503, { "retry-after": "5" });
    const document = await getServedDocument(client, slug);
    if (!document) return next();
    const etag = etagOf(document.file_id);
    const headers = { "cache-control": "no-cache", etag };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    const file = await findStored(storage, document.file_id);
    return file ? sent(c, file, document.slug, headers) : next();
  };
}

/** GET /documents/files/<id> with a colleague's token: any version, public or not. */
export function serveOfficeDocuments({ storage, clientOf }: Options): Handler<HttpEnv> {
  return async (c) => {
    const id = c.req.param("id") ?? "";
    const refuse = (status: 401 | 404 | 503) =>
      c.body(null, status, { "cache-control": "no-store" });
    if (!isRowId(id)) return refuse(404);
    const token = bearerToken(c.req.header("authorization"));
    if (!token) return refuse(401);
    const client = clientOf(token);
    if (!client) return refuse(503);
    const name = await getFileName(client, id).catch(() => null);
    const file = name && (await findStored(storage, id));
    if (!name || !file) return refuse(404);
    return sent(c, file, id, { "cache-control": "private, no-store", etag: etagOf(id) });
  };
}

/** A version never changes. */
const etagOf = (fileId: string) => `"${fileId}"`;

function sent(
  c: Context<HttpEnv>,
  file: SentFile,
  name: string,
  headers: { "cache-control": string; etag: string },
) {
  return sendFile(c, file, {
    ...headers,
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}.pdf"`,
    "x-content-type-options": "nosniff",
  });
}

async function findStored(storage: MediaStorage, id: string): Promise<SentFile | undefined> {
  return (await storage.find(id, storedName)) ?? fileOnDisk(join(samples, `${id}.pdf`));
}
