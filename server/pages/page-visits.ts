import type { IncomingMessage } from "node:http";
import type { SchoolClient } from "../../data/client.ts";
import { splitAddress } from "../../data/languages.ts";
import { recordPageVisits } from "../../data/operations/counters.ts";
import type { Log } from "../log.ts";

const flushEvery = 30_000;
/** Limits of paths and browsers in memory, because strangers choose both. */
const most = 2_000;
const robots =
  /bot|crawl|spider|slurp|preview|monitor|scan|feed|http|curl|wget|python|java\/|headless|lighthouse/i;
/** Pages that do not count as visits: the office's and those of accounts. */
const unseen = /^\/(?:admin|account|login|alumni\/(?:directory|profile))(?:\/|$|\.data)/;
const file = /\.(?!data$)[a-z0-9]{2,14}$/i;

export interface Visits {
  /** Counts a request answered with a page. Stores nothing about the visitor. */
  count(request: IncomingMessage): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

/**
 * Counts visits by path in memory and adds them to the day's numbers every 30 seconds. No cookie,
 * no address, nothing about the browser; robots and prefetched pages do not count. A page counts
 * the same whether loaded as HTML or as data.
 */
export function countPageVisits(options: {
  service: () => SchoolClient | undefined;
  log: Log;
}): Visits {
  const { service, log } = options;
  const browsers = new Map<string, boolean>();
  let counts = new Map<string, number>();
  const timer = setInterval(() => void flush(), flushEvery).unref();

  function isPerson(agent: string | undefined): boolean {
    if (!agent) return false;
    let known = browsers.get(agent);
    if (known === undefined) {
      known = !robots.test(agent);
      if (browsers.size >= most) browsers.clear();
      browsers.set(agent, known);
    }
    return known;
  }

  async function flush(): Promise<void> {
    if (counts.size === 0) return;
    const client = service();
    if (!client) return;
    const now = counts;
    counts = new Map();
    try {
      await recordPageVisits(client, Object.fromEntries(now));
    } catch (error) {
      log.warn({ err: error }, "visits could not be written");
      for (const [path, visits] of now) counts.set(path, (counts.get(path) ?? 0) + visits);
    }
  }

  return {
    count({ url = "/", method, headers }) {
      if (method !== "GET" || headers["sec-purpose"] !== undefined) return;
      if (!isPerson(headers["user-agent"])) return;
      const path = pageOf(url);
      if (path === undefined || (counts.size >= most && !counts.has(path))) return;
      counts.set(path, (counts.get(path) ?? 0) + 1);
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** The page of a request target: "/about" for "/about?x" and "/about.data". */
export function pageOf(target: string): string | undefined {
  const [path = "/"] = target.split("?", 1);
  if (unseen.test(splitAddress(path).path) || file.test(path)) return undefined;
  return path.replace(/\/_\.data$/, "/").replace(/\.data$/, "") || "/";
}
