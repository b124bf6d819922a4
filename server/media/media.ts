import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import type { BackendClients } from "../connection/backend-clients.ts";
import type { HttpEnv } from "../http-env.ts";
import type { Log } from "../log.ts";
import { createEncoder } from "./encoder.ts";
import { rememberHiddenPictures, withoutHidden } from "./hidden-pictures.ts";
import { storeInBucket, storeOnDisk } from "./storage.ts";
import { readPicture, servePictures } from "./stored-pictures.ts";
import { keepMediaTidy } from "./upkeep.ts";
import { takeUploads } from "./uploads.ts";

/** Everything about uploaded pictures: taking them in, giving them out, clearing up after them. */
export interface Media {
  /** Adds POST /media and GET /media/…; to be added before the limit on request bodies. */
  addTo(app: Hono<HttpEnv>): void;
  /** The bytes of a picture's file by its path, as readPicture. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Throws when pictures cannot be stored. */
  check(): Promise<void>;
  /** To be called after writes to pictures of albums and to profiles: files of hidden ones are given no more. */
  hide(): Promise<void>;
  /** To be called after writes to `media_files`: files of deleted pictures go at once. */
  tidy(): Promise<void>;
  stop(): void;
}

export function createMedia(options: {
  dataDir: string;
  /** A bucket for the files; without one they lie in `dataDir`. */
  filesUrl: string | undefined;
  clients: BackendClients;
  log: Log;
}): Media {
  const { dataDir, filesUrl, clients, log } = options;
  const workDirectory = join(dataDir, "uploads");
  // What a killed process left half received.
  rmSync(workDirectory, { recursive: true, force: true });
  const storage = filesUrl ? storeInBucket(filesUrl) : storeOnDisk(join(dataDir, "files"));
  const encoder = createEncoder(log);
  const hidden = rememberHiddenPictures({ serviceClient: clients.service, log });
  const upkeep = keepMediaTidy({ storage, serviceClient: clients.service, log });

  return {
    addTo(app) {
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
      app.get("/media/*", withoutHidden(hidden), servePictures(storage));
    },
    read: async (path) => (hidden.has(path) ? undefined : readPicture(storage, path)),
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
