import { setTimeout as wait } from "node:timers/promises";
import type { SchoolClient } from "../data/client.ts";
import { saveFoundPages } from "../data/pages/found-pages.ts";
import type { Log } from "./log.ts";

const RETRY = 5_000;

type Options = {
  service: () => SchoolClient | undefined;
  /** Called when pages are new, renamed or gone. */
  onChanged: () => void;
  log: Log;
};

/**
 * Tells the search what pages there are and what they are called, as soon as the backend answers.
 * Needs the secret key.
 */
export async function nameFoundPages({ service, onChanged, log }: Options): Promise<void> {
  for (;;) {
    try {
      const client = service();
      const changed = client && (await saveFoundPages(client));
      if (changed) onChanged();
      if (client) return;
    } catch (error) {
      log.warn({ err: error }, "the names of pages could not be saved for the search");
    }
    await wait(RETRY, undefined, { ref: false });
  }
}
