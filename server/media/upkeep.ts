import type { SchoolClient } from "../../data/client.ts";
import {
  deleteMediaRemoval,
  deleteUnfinishedMediaFiles,
  listMediaRemovals,
  purgeUnusedPortraits,
} from "../../data/gallery/media.ts";
import type { Log } from "../log.ts";
import type { MediaStorage } from "./storage.ts";

const EVERY = 10 * 60_000;
/** An upload takes minutes at most; a row that is older and not stored was cut. */
const UNFINISHED_AFTER = 60 * 60_000;

type Options = {
  storage: MediaStorage;
  serviceClient: () => SchoolClient | undefined;
  log: Log;
};

/** Removes what is left of deleted pictures and cut uploads, now and every ten minutes. */
export interface MediaUpkeep {
  /** Does it at once; a failure is logged and tried again at the next turn. */
  run(): Promise<void>;
  stop(): void;
}

export function keepMediaTidy({ storage, serviceClient, log }: Options): MediaUpkeep {
  let running: Promise<void> | undefined;

  async function tidy() {
    const client = serviceClient();
    if (!client) return;
    try {
      await deleteUnfinishedMediaFiles(client, new Date(Date.now() - UNFINISHED_AFTER));
      await purgeUnusedPortraits(client);
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

  const timer = setInterval(run, EVERY);
  timer.unref();
  return { run, stop: () => clearInterval(timer) };
}
