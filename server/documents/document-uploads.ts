import { randomUUID } from "node:crypto";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import {
  createDocumentFile,
  type FileFacts,
  markDocumentFileStored,
} from "../../data/documents/document-files.ts";
import { largestDocument } from "../../data/gallery/upload-limits.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Log } from "../log.ts";
import {
  askUploader,
  readFileName,
  readToken,
  receiveFile,
  refuseUpload,
} from "../media/received-file.ts";
import type { MediaStorage } from "../media/storage.ts";
import { UploadRefusal } from "../media/upload-refusal.ts";
import { documentSentence } from "../media/upload-sentences.ts";
import { inWorkFolder } from "../media/work-folder.ts";
import { requirePdf } from "./document-content.ts";
import { readDocument } from "./reader.ts";

/** The name of a document's file in the storage, under its id. */
export const storedName = "document.pdf";

type Options = {
  storage: MediaStorage;
  /** A local folder for uploads in progress. */
  workDirectory: string;
  clientOf: (token: string) => SchoolClient | undefined;
  serviceClient: () => SchoolClient | undefined;
  log: Log;
};

/**
 * POST /documents with the PDF as body, its name (URI-encoded) in `x-file-name` and the access token of a
 * colleague as bearer: 201 with the file's facts, to use in a document of the library. The body is written to
 * disk as it arrives. Refusals as for POST /media.
 */
export function takeDocuments(options: Options): Handler<HttpEnv> {
  return async (c) => {
    try {
      const token = readToken(c.req.raw);
      const fileName = readFileName(c.req.raw.headers.get("x-file-name"));
      if (!fileName) throw new UploadRefusal("bad_request");
      const uploader = await askUploader(options.clientOf(token), "site");
      return c.json(await keep(options, c.req.raw, fileName, uploader), 201);
    } catch (error) {
      return refuseUpload(c, error, documentSentence);
    }
  };
}

async function keep(
  options: Options,
  request: Request,
  fileName: string,
  uploader: string,
): Promise<FileFacts> {
  const { storage, serviceClient } = options;
  return inWorkFolder(options, "document", async (directory) => {
    const source = join(directory, "received");
    const limit = { largest: largestDocument, refusal: "document_too_large" } as const;
    const received = await receiveFile(request, source, limit);
    await requirePdf(source, fileName);
    const said = await readDocument(source, { name: uploader, isOffice: true });
    const service = serviceClient();
    if (!service) throw new UploadRefusal("unavailable");
    const id = randomUUID();
    await createDocumentFile(service, {
      id,
      ...received,
      ...said,
      file_name: fileName,
      created_by: uploader,
    });
    await rename(source, join(directory, storedName));
    await storage.put(id, directory, [storedName]);
    return markDocumentFileStored(service, id);
  });
}
