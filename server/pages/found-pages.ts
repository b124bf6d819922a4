import { setTimeout as wait } from "node:timers/promises";
import type { SchoolClient } from "../../data/client.ts";
import { saveFoundPages } from "../../data/pages/found-pages.ts";
import type { Log } from "../log.ts";

const RETRY = 5_000;

type Options = {
  service: () => SchoolClient | undefined;
  log: Log;
};

/**
 * Tells the search what pages there are and what they are called, as soon as the backend answers.
 * Needs the secret key. A kept page of results stays as it is until it is next made.
 */
export async function nameFoundPages({ service, log }: Options): Promise<void> {
  for (;;) {
    try {
      const client = service();
      if (client) {
        await saveFoundPages(client);
        return;
      }
    } catch (error) {
      log.warn({ err: error }, "the names of pages could not be saved for the search");
    }
    await wait(RETRY, undefined, { ref: false });
  }
}
