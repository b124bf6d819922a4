import type { SchoolClient } from "../../data/client.ts";
import { listDueChanges } from "../../data/operations/table-changes.ts";
import type { Log } from "../log.ts";

/** Other copies of the server write too: what they schedule is found within this time. */
const ASK_EVERY = 5 * 60_000;
const AFTER_WRITE = 200;
/** The database's clock decides; a page made in this moment would be the old one. */
const LATER_BY = 100;

const scheduled = ["events", "latest_updates", "site_content"];

/**
 * Drops kept pages when time alone changes what they show, such as when a scheduled event is due:
 * asks for the next such moment at the start, after each write of these tables, and now and then.
 */
export function keepPagesInTime(options: {
  service: () => SchoolClient | undefined;
  drop: (table: string) => void;
  log: Log;
}): { written(tables: readonly string[]): void; stop(): void } {
  const { service, drop, log } = options;
  let next: NodeJS.Timeout;

  function wait(ms: number, run: () => unknown) {
    clearTimeout(next);
    next = setTimeout(run, ms).unref();
  }
  async function ask() {
    const client = service();
    try {
      const due = client ? await listDueChanges(client) : [];
      const soonest = Math.min(...due.map(({ due_at }) => Date.parse(due_at)));
      const first = due.filter(({ due_at }) => Date.parse(due_at) === soonest);
      const ms = soonest - Date.now() + LATER_BY;
      if (!(ms < ASK_EVERY)) return wait(ASK_EVERY, ask);
      wait(Math.max(ms, 0), () => {
        for (const { table_name } of first) drop(table_name);
        wait(AFTER_WRITE, ask);
      });
    } catch (error) {
      log.warn({ err: error }, "scheduled changes could not be read");
      wait(ASK_EVERY / 10, ask);
    }
  }
  wait(AFTER_WRITE, ask);
  return {
    written(tables) {
      if (tables.some((table) => scheduled.includes(table))) wait(AFTER_WRITE, ask);
    },
    stop: () => clearTimeout(next),
  };
}
