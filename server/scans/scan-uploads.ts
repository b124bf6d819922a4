import { randomUUID } from "node:crypto";
import type { Handler } from "hono";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import type { SchoolClient } from "../../data/client.ts";
import { createScan, getScanUploader, markScanStored } from "../../data/consent/scans.ts";
import { isRowId } from "../../data/forms/ids.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { readFileName, readToken, refuseUpload } from "../media/received-file.ts";
import { UploadRefusal } from "../media/upload-refusal.ts";
import { scanSentence } from "../media/upload-sentences.ts";
import { keepScan, type ScanOptions } from "./received-scan.ts";

/**
 * POST /admin/consent-scans/<child> with a photo or a PDF as body, its name (URI-encoded) in `x-file-name`
 * and the access token of a colleague as bearer: 201 with `{id, kind}`, to be recorded with the answers on
 * the sheet. Refusals as for POST /media.
 */
export function takeScans(options: ScanOptions): Handler<HttpEnv> {
  return async (c) => {
    try {
      const token = readToken(c.req.raw);
      const fileName = readFileName(c.req.raw.headers.get("x-file-name"));
      const student = c.req.param("child") ?? "";
      if (!fileName || !isRowId(student)) throw new UploadRefusal("bad_request");
      const uploader = await askOffice(options.clientOf(token), student);
      const sender = { name: uploader, isOffice: true };
      const { id, kind } = await keepScan(options, c.req.raw, fileName, sender, {
        async create(service, { kind, bytes }) {
          const row = { id: randomUUID(), student_id: student, kind, bytes, created_by: uploader };
          await createScan(service, row);
          return row;
        },
        markStored: markScanStored,
      });
      return c.json({ id, kind }, 201, { "cache-control": "no-store" });
    } catch (error) {
      return refuseUpload(c, error, scanSentence);
    }
  };
}

async function askOffice(client: SchoolClient | undefined, student: string): Promise<string> {
  if (!client) throw new UploadRefusal("unavailable");
  return getScanUploader(client, student).catch((error) => {
    if (error.code === "42501") throw new UploadRefusal("not_allowed");
    if (error.code === "PT404") throw new UploadRefusal("bad_request");
    throw new UploadRefusal(isTokenRefused(error) ? "no_authorization" : "unavailable");
  });
}
