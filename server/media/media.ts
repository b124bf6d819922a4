import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import {
  openApplicationDocument,
  purgeApplicationDocuments,
} from "../../data/admissions/application-documents.ts";
import type { SchoolClient } from "../../data/client.ts";
import { openScan, purgeScans } from "../../data/consent/scans.ts";
import { purgeUnusedDocuments } from "../../data/documents/document-files.ts";
import {
  deleteMediaRemoval,
  deleteUnfinishedMediaFiles,
  listMediaRemovals,
  purgeUnusedPortraits,
} from "../../data/gallery/media.ts";
import type { BackendClients } from "../connection/backend.ts";
import { takeDocuments } from "../documents/document-uploads.ts";
import { serveDocuments, serveOfficeDocuments } from "../documents/served-documents.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Log } from "../log.ts";
import { takeApplicationDocuments } from "../scans/application-documents.ts";
import { takeScans } from "../scans/scan-uploads.ts";
import { serveScans } from "../scans/served-scans.ts";
import { createEncoder } from "./encoder.ts";
import { answerWithdrawnAt, HiddenUnknown, rememberHiddenPictures } from "./hidden-list.ts";
import { withoutHidden } from "./hidden-picture.ts";
import { type MediaStorage, storeInBucket, storeOnDisk } from "./storage.ts";
import { readPicture, serveOfficePictures, servePictures } from "./stored-pictures.ts";
import { takeUploads } from "./uploads.ts";

/**
 * Uploaded pictures, documents, signed sheets and documents of applications: receives them, serves them and
 * cleans up after them.
 */
export interface Media {
  /** Adds the routes; call it before the limit on request bodies. */
  addTo(app: Hono<HttpEnv>): void;
  /** The bytes of a picture's file by its path, as from readPicture. Throws HiddenUnknown soon after a start. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Whether a picture of this path is hidden. Throws HiddenUnknown soon after a start. */
  isHidden(path: string): Promise<boolean>;
  /** Throws if pictures cannot be stored. */
  check(): Promise<void>;
  /**
   * Withholds the files of hidden pictures; call it after writes to album pictures and profiles.
   */
  hide(): Promise<void>;
  /** Deletes the files of deleted pictures; call it after writes to `media_files`. */
  tidy(): Promise<void>;
  stop(): void;
}

export function createMedia(options: {
  dataDir: string;
  /** A bucket for the files; by default they are in `dataDir`. */
  filesUrl: string | undefined;
  clients: BackendClients;
  /** Without one, nobody can say which pictures are hidden, and all are served. */
  hasServiceKey: boolean;
  /** Called when another replica has hidden or shown pictures; undefined where there is none. */
  onOthersChanged: (() => void) | undefined;
  log: Log;
}): Media {
  const { dataDir, filesUrl, clients, onOthersChanged, log } = options;
  const workDirectory = join(dataDir, "uploads");
  // Partial uploads that a killed process left behind.
  rmSync(workDirectory, { recursive: true, force: true });
  const storage = filesUrl ? storeInBucket(filesUrl) : storeOnDisk(join(dataDir, "files"));
  const encoder = createEncoder(log);
  const hidden = rememberHiddenPictures({
    serviceClient: clients.service,
    hasServiceKey: options.hasServiceKey,
    onOthersChanged,
    log,
  });
  const isHidden = async (path: string) => {
    const answer = await hidden.has(path);
    if (answer === undefined) throw new HiddenUnknown();
    return answer;
  };
  const upkeep = keepMediaTidy({ storage, serviceClient: clients.service, log });

  return {
    addTo(app) {
      app.get("/withdrawn.json", answerWithdrawnAt(hidden));
      app.post(
        "/media",
        takeUploads({
          encoder,
          storage,
          workDirectory,
          log,
          clientOf: clients.of,
          hide: hidden.refresh,
          serviceClient: clients.service,
        }),
      );
      app.get(
        "/media/*",
        serveOfficePictures(storage, clients.of),
        withoutHidden(hidden),
        servePictures(storage),
      );
      const documents = {
        storage,
        workDirectory,
        log,
        clientOf: clients.of,
        visitor: clients.visitor,
        serviceClient: clients.service,
      };
      app.post("/documents", takeDocuments(documents));
      app.get("/documents/files/:id", serveOfficeDocuments(documents));
      app.get("/documents/:slug", serveDocuments(documents));
      app.post("/admin/consent-scans/:child", takeScans({ ...documents, encoder }));
      app.get("/admin/consent-scans/:id", serveScans(documents, openScan));
      app.post(
        "/admissions/application/documents",
        takeApplicationDocuments({ ...documents, encoder }),
      );
      app.get("/admin/application-documents/:id", serveScans(documents, openApplicationDocument));
    },
    isHidden,
    read: async (path) => ((await isHidden(path)) ? undefined : readPicture(storage, path)),
    check: storage.check,
    hide: hidden.refresh,
    tidy: upkeep.run,
    stop() {
      hidden.stop();
      upkeep.stop();
      encoder.stop();
    },
  };
}

const interval = 10 * 60_000;
/** An upload takes minutes at most; an older row that is not marked as stored was interrupted. */
const unfinishedAfter = 60 * 60_000;

type Options = {
  storage: MediaStorage;
  serviceClient: () => SchoolClient | undefined;
  log: Log;
};

/** Removes what deleted pictures and interrupted uploads left behind, now and every ten minutes. */
export interface MediaUpkeep {
  /** Runs at once; a failure is logged and retried at the next turn. */
  run(): Promise<void>;
  stop(): void;
}

function keepMediaTidy({ storage, serviceClient, log }: Options): MediaUpkeep {
  let running: Promise<void> | undefined;

  async function tidy() {
    const client = serviceClient();
    if (!client) return;
    try {
      await deleteUnfinishedMediaFiles(client, new Date(Date.now() - unfinishedAfter));
      await purgeUnusedPortraits(client);
      await purgeUnusedDocuments(client);
      await purgeScans(client);
      await purgeApplicationDocuments(client);
      for (const id of await listMediaRemovals(client)) {
        await storage.remove(id);
        await deleteMediaRemoval(client, id);
      }
    } catch (error) {
      log.warn({ err: error }, "files of deleted pictures could not be removed; tried again later");
    }
  }

  function run() {
    running ??= tidy().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(run, interval);
  timer.unref();
  return { run, stop: () => clearInterval(timer) };
}
