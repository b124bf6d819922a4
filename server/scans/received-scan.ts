import { rename, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { SchoolClient } from "../../data/client.ts";
import type { ScanKind, SentScan } from "../../data/consent/scans.ts";
import { largestScan } from "../../data/gallery/upload-limits.ts";
import { requirePdf } from "../documents/document-content.ts";
import { readDocument } from "../documents/reader.ts";
import type { Log } from "../log.ts";
import type { Encoder } from "../media/encoder.ts";
import { receiveFile } from "../media/received-file.ts";
import { recogniseFile } from "../media/renditions.ts";
import type { MediaStorage } from "../media/storage.ts";
import { UploadRefusal } from "../media/upload-refusal.ts";
import type { Sender } from "../media/upload-turns.ts";
import { inWorkFolder } from "../media/work-folder.ts";
import { scanFileOf, scanPdf } from "./scan-files.ts";

export type ScanOptions = {
  encoder: Encoder;
  storage: MediaStorage;
  /** A local folder for uploads in progress. */
  workDirectory: string;
  clientOf: (token: string) => SchoolClient | undefined;
  serviceClient: () => SchoolClient | undefined;
  /** The free bytes of the disk that a folder is on. */
  freeSpace?: (folder: string) => Promise<number>;
  log: Log;
};

/**
 * What scans leave free on the disk, in bytes: the database is on it, and stops when it is full. Families leave more,
 * so that strangers who send as families do not keep the office from its work.
 */
const leftFree = { office: 1_000_000_000, families: 3_000_000_000 };

async function readFreeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A checked scan: the stored size, and the hash of what arrived. */
export type CheckedScan = { kind: ScanKind; bytes: number; sha256: string };

type StoredScan = SentScan & { bytes: number };

/** The scan's rows in the database, written with the service client. */
type Rows = {
  /** The stored scan from the same file, where that is known. */
  findSame?: (service: SchoolClient, sha256: string) => Promise<StoredScan | null>;
  create: (
    service: SchoolClient,
    scan: CheckedScan,
  ) => Promise<{ id: string; is_stored?: boolean }>;
  markStored: (service: SchoolClient, id: string) => Promise<void>;
};

/**
 * Receives a photo or a PDF as the body of a request, checks it by its content and stores it, unless the same
 * is stored. A photo is re-encoded without camera and location data. Throws an UploadRefusal, `store_full` while the
 * disk is nearly full.
 */
export async function keepScan(
  options: ScanOptions,
  request: Request,
  fileName: string,
  sender: Sender & { of?: string },
  rows: Rows,
): Promise<StoredScan> {
  const { encoder, storage, serviceClient, freeSpace = readFreeSpace, log } = options;
  return inWorkFolder(options, "scan", async (directory) => {
    if ((await freeSpace(directory)) < leftFree[sender.isOffice ? "office" : "families"]) {
      log.error("a scan was refused because the disk is nearly full");
      throw new UploadRefusal("store_full");
    }
    const source = join(directory, "received");
    const limit = { largest: largestScan, refusal: "scan_too_large" } as const;
    const { sha256, ...received } = await receiveFile(request, source, limit);
    const service = serviceClient();
    if (!service) throw new UploadRefusal("unavailable");
    const same = await rows.findSame?.(service, sha256);
    if (same) return { id: same.id, kind: same.kind, bytes: same.bytes };
    const isPicture = (await recogniseFile(source)) !== undefined;
    const kind: ScanKind = isPicture ? "picture" : "pdf";
    let { bytes } = received;
    if (isPicture) {
      ({ bytes } = await encoder.render({ source, directory, purpose: "scan" }, sender));
    } else {
      await requirePdf(source, fileName);
      await readDocument(source, sender, sender.of);
      await rename(source, join(directory, scanPdf));
    }
    const scan = { kind, bytes, sha256 };
    const { id, is_stored } = await rows.create(service, scan);
    if (!is_stored) {
      await storage.scans.put(id, directory, [scanFileOf(kind)]);
      await rows.markStored(service, id);
    }
    return { id, kind, bytes };
  });
}
