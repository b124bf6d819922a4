import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import {
  createScan,
  getScanUploader,
  markScanStored,
  type ScanKind,
  type SentScan,
} from "../../data/consent/scans.ts";
import { largestScan } from "../../data/gallery/upload-limits.ts";
import { requirePdf } from "../documents/document-content.ts";
import { readDocument } from "../documents/reader.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Log } from "../log.ts";
import type { Encoder } from "../media/encoder.ts";
import { readFileName, readToken, receiveFile, refuseUpload } from "../media/received-file.ts";
import { recogniseFile } from "../media/renditions.ts";
import type { MediaStorage } from "../media/storage.ts";
import { UploadRefusal } from "../media/upload-refusal.ts";
import { scanSentence } from "../media/upload-sentences.ts";
import { scanPdf, scanPicture } from "./scan-files.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Options = {
  encoder: Encoder;
  storage: MediaStorage;
  /** A local folder for uploads in progress. */
  workDirectory: string;
  clientOf: (token: string) => SchoolClient | undefined;
  serviceClient: () => SchoolClient | undefined;
  log: Log;
};

/**
 * POST /admin/consent-scans/<child> with a photo or a PDF as body, its name (URI-encoded) in `x-file-name` and the
 * access token of a colleague as bearer: 201 with `{id, kind}`, which the answers on the sheet are then recorded with.
 * A photo is encoded anew: nothing of the camera or the place stays. Refusals as of POST /media.
 */
export function takeScans(options: Options): Handler<HttpEnv> {
  return async (c) => {
    try {
      const token = readToken(c.req.raw);
      const fileName = readFileName(c.req.raw.headers.get("x-file-name"));
      const student = c.req.param("child") ?? "";
      if (!fileName || !uuid.test(student)) throw new UploadRefusal("bad_request");
      const uploader = await askOffice(options.clientOf(token), student);
      const sent = await keep(options, c.req.raw, { fileName, student, uploader });
      return c.json(sent, 201, { "cache-control": "no-store" });
    } catch (error) {
      return refuseUpload(c, error, scanSentence);
    }
  };
}

async function askOffice(client: SchoolClient | undefined, student: string): Promise<string> {
  if (!client) throw new UploadRefusal("unavailable");
  return getScanUploader(client, student).catch(({ code = "" }) => {
    if (code === "42501") throw new UploadRefusal("not_allowed");
    if (code === "PT404") throw new UploadRefusal("bad_request");
    throw new UploadRefusal(/^PGRST30/.test(code) ? "no_authorization" : "unavailable");
  });
}

async function keep(
  { encoder, storage, workDirectory, serviceClient, log }: Options,
  request: Request,
  { fileName, student, uploader }: { fileName: string; student: string; uploader: string },
): Promise<SentScan> {
  const orUnavailable = (error: unknown): never => {
    if (error instanceof UploadRefusal) throw error;
    log.error({ err: error }, "a signed sheet could not be stored");
    throw new UploadRefusal("unavailable");
  };
  await mkdir(workDirectory, { recursive: true }).catch(orUnavailable);
  const directory = await mkdtemp(join(workDirectory, "scan-")).catch(orUnavailable);
  try {
    const source = join(directory, "received");
    const limit = { largest: largestScan, refusal: "scan_too_large" } as const;
    const received = await receiveFile(request, source, limit).catch(orUnavailable);
    const isPicture = (await recogniseFile(source).catch(orUnavailable)) !== undefined;
    const kind: ScanKind = isPicture ? "picture" : "pdf";
    let { bytes } = received;
    if (isPicture) {
      ({ bytes } = await encoder.render({ source, directory, purpose: "scan" }));
    } else {
      await requirePdf(source, fileName).catch(orUnavailable);
      await readDocument(source).catch(orUnavailable);
      await rename(source, join(directory, scanPdf)).catch(orUnavailable);
    }
    const service = serviceClient();
    if (!service) throw new UploadRefusal("unavailable");
    const id = randomUUID();
    const row = { id, student_id: student, kind, bytes, created_by: uploader };
    await createScan(service, row).catch(orUnavailable);
    const name = isPicture ? scanPicture : scanPdf;
    await storage.scans.put(id, directory, [name]).catch(orUnavailable);
    await markScanStored(service, id).catch(orUnavailable);
    return { id, kind };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
