import type { Handler } from "hono";
import {
  createApplicationDocument,
  findSameApplicationDocument,
  longestDocumentName,
  markApplicationDocumentStored,
  requireApplicationDocuments,
} from "../../data/admissions/application-documents.ts";
import { isLinkKey } from "../../data/forms/ids.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { namesOfNetwork } from "../http/networks.ts";
import { readFileName, readToken, refuseUpload } from "../media/received-file.ts";
import { UploadRefusal } from "../media/upload-refusal.ts";
import { applicationDocumentSentence } from "../media/upload-sentences.ts";
import { keepScan, type ScanOptions } from "./received-scan.ts";

/**
 * POST /admissions/application/documents with a photo or a PDF as body, its name in `x-file-name`, which
 * document it is in `x-document-name` (both URI-encoded) and the key of a personal link as bearer: 201 with
 * `{id, kind, bytes}`. The same file sent twice is one document. Refusals as for POST /media; 409 if the
 * application accepts no more.
 */
export function takeApplicationDocuments(options: ScanOptions): Handler<HttpEnv> {
  return async (c) => {
    try {
      const token = readToken(c.req.raw);
      if (!isLinkKey(token)) throw new UploadRefusal("not_allowed");
      const fileName = readFileName(c.req.raw.headers.get("x-file-name"));
      const name = readDocumentName(c.req.raw.headers.get("x-document-name"));
      if (!fileName || !name) throw new UploadRefusal("bad_request");
      const service = options.serviceClient();
      if (!service) throw new UploadRefusal("unavailable");
      await requireApplicationDocuments(service, token).catch(refuse);
      // One network can begin many applications, so its links are one sender.
      const { network } = namesOfNetwork(c.var.clientAddress);
      const sender = { name: network, isOffice: false, of: token };
      const sent = await keepScan(options, c.req.raw, fileName, sender, {
        findSame: (client, sha256) =>
          findSameApplicationDocument(client, token, { name, sha256 }).catch(refuse),
        create: (client, scan) =>
          createApplicationDocument(client, token, { name, ...scan }).catch(refuse),
        markStored: markApplicationDocumentStored,
      });
      return c.json(sent, 201, { "cache-control": "no-store" });
    } catch (error) {
      if (error instanceof UploadRefusal && isFull.has(error.code)) {
        options.log.error(
          "a document was refused because applications that nobody has read hold too much",
        );
      }
      return refuseUpload(c, error, applicationDocumentSentence);
    }
  };
}

const isFull = new Set(["drafts_full", "store_full"]);

/** Turns the database's refusal of a link's holder into an UploadRefusal; rethrows other errors. */
function refuse(error: { code?: string; details?: string }): never {
  const { code, details } = error;
  if (code === "PT404") throw new UploadRefusal("not_allowed");
  if (code === "22023") throw new UploadRefusal("bad_request");
  if (details === "application_over" || details === "too_many_documents") {
    throw new UploadRefusal(details);
  }
  if (details === "documents_too_large" || details === "drafts_full") {
    throw new UploadRefusal(details);
  }
  if (details === "store_full") throw new UploadRefusal(details);
  throw error;
}

/** The name of the document: one line, cut to the database's limit. */
function readDocumentName(header: string | null): string | undefined {
  try {
    const name = decodeURIComponent(header ?? "")
      .replaceAll(/\p{Cc}/gu, " ")
      .trim();
    return name.length > longestDocumentName ? undefined : name || undefined;
  } catch {
    return undefined;
  }
}
