import type { SchoolClient } from "../../data/client.ts";
import { listTableChanges } from "../../data/operations/table-changes.ts";
import type { Log } from "../log.ts";

const EVERY = 5_000;
/** Until there is a backend to ask: what is written between a page and the first look is not found. */
const FIRST = 250;

type Options = {
  service: () => SchoolClient | undefined;
  /** Called with each table that was written to since the last look, this server's own writes too. */
  onWritten: (table: string) => void;
  log: Log;
};

/**
 * Finds what was written past this web server: by another copy of it, by browsers that ask a hosted
 * Supabase themselves, by hand. Looks every five seconds; a write is found within twenty
 * (docs/decisions/page-cache.md). Without a service key nothing is found and pages keep to their 30 seconds.
 */
export function followOtherWriters({ service, onWritten, log }: Options): { stop(): void } {
  let known: Map<string, number> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look() {
    const client = service();
    if (!client) return lookIn(known ? EVERY : FIRST);
    try {
      const before = known;
      known = await listTableChanges(client);
      for (const [table, changes] of before ? known : []) {
        if (before?.get(table) !== changes) onWritten(table);
      }
    } catch (error) {
      log.warn({ err: error }, "writes of others could not be asked for");
    }
    lookIn(EVERY);
  }

  function lookIn(wait: number) {
    // A look may have been under way when it was stopped.
    if (!stopped) timer = setTimeout(look, wait).unref();
  }

  lookIn(0);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
