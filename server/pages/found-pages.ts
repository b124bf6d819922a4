import { setTimeout as wait } from "node:timers/promises";
import type { SchoolClient } from "../../data/client.ts";
import { saveFoundPages } from "../../data/pages/public-addresses.ts";
import { saveSearchTopics } from "../../data/pages/search-terms.ts";
import type { Log } from "../log.ts";

const retry = 5_000;

type Options = {
  service: () => SchoolClient | undefined;
  log: Log;
};

/**
 * Gives the search the names of all pages and its synonyms, as soon as the backend answers. Needs the secret
 * key. Cached result pages change when they are next rendered.
 */
export async function nameFoundPages({ service, log }: Options): Promise<void> {
  for (;;) {
    try {
      const client = service();
      if (client) {
        await saveFoundPages(client);
        await saveSearchTopics(client);
        return;
      }
    } catch (error) {
      log.warn({ err: error }, "the words of the site could not be saved for the search");
    }
    await wait(retry, undefined, { ref: false });
  }
}
