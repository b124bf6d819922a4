import type { Answer } from "../http/answer.ts";
import { type Log, newRequestId } from "../log.ts";
import type { Rendered } from "../rendering/app.ts";
import {
  createPageStore,
  isPopular,
  type Page,
  type PageStore,
  packPage,
  repackPage,
} from "./page.ts";
import { createRush } from "./rush.ts";
import { mayTrail, tablesWrittenBy } from "./tags.ts";

const freshTime = 30_000;
/** While the backend is down, retry each kept page at most this often. */
const retryDelay = 2_000;
const mostRewarmed = 20;
const rewarmAfter = 300;

export type PageAsked = { key: string; url: string };

/** How pages were answered since the start. */
export type PageCounts = {
  /** Kept and fresh. */
  hits: number;
  /** Kept, and rendered again behind the answer. */
  stale: number;
  /** Waited for a rendering. */
  misses: number;
  rendered: number;
  /** Kept ones served because the backend failed. */
  tolerated: number;
};

export interface PageCache {
  readonly counts: Readonly<PageCounts>;
  size: PageStore["size"];
  /**
   * The finished answer for exactly this request target, or undefined. Most requests take this
   * path.
   */
  hit(target: string): Answer | undefined;
  /** The answer for an address: kept, or rendered once for all who ask at the same time. */
  get(address: PageAsked, requestId: string): Promise<Answer>;
  /** Marks every page made from what a write to `name` (a table or `rpc/<function>`) touched. */
  drop(name: string): void;
  /** The same for a write found afterwards: pages in demand stay until they are renewed. */
  renew(table: string): void;
  has(key: string): boolean;
}

type Options = {
  render: (url: string, requestId: string) => Promise<Rendered>;
  log: Log;
  security: [name: string, value: string][];
  /** False in development: every page is rendered anew. */
  keep?: boolean;
  /** Memory for pages, in bytes. */
  limit?: number;
  pages?: Page[];
  onKept?: (page: Page) => void;
  onDropped?: (page: Page) => void;
  /** Monotonic milliseconds: a corrected clock must not make pages stale, or fresh for hours. */
  now?: () => number;
};

/**
 * Keeps finished pages in memory. A page is fresh for 30 s; after that the kept one is served and
 * rendered again behind it (RFC 5861). After a write through this server, readers of its pages wait
 * for a new rendering. While the backend is down every kept page stays in use, however old.
 */
export function createPageCache(options: Options): PageCache {
  const { render, log, now = () => performance.now() } = options;
  const store = createPageStore(options.limit, options.onDropped);
  const flights = new Map<string, Promise<Answer>>();
  const lastDrop = new Map<string, number>();
  const counts: PageCounts = { hits: 0, stale: 0, misses: 0, rendered: 0, tolerated: 0 };
  let drops = 0;
  let rewarming: NodeJS.Timeout | undefined;
  const rush = createRush({ store, flights, expire, renewBehind, now });

  for (const page of options.pages ?? []) store.put(page);

  function fly(address: PageAsked, requestId: string): Promise<Answer> {
    const flying = flights.get(address.key);
    if (flying) return flying;
    const flight = renew(address, requestId).finally(() => {
      if (flights.get(address.key) === flight) flights.delete(address.key);
    });
    flights.set(address.key, flight);
    return flight;
  }

  async function renew(address: PageAsked, requestId: string): Promise<Answer> {
    const startedAfter = drops;
    counts.rendered++;
    const rendered = await render(address.url, requestId);
    const kept = store.peek(address.key);
    if (rendered.backendFailed || rendered.status >= 500) {
      if (!kept) return (await packPage(address, rendered, options.security, false)).answer;
      kept.toleratedUntil = now() + retryDelay;
      counts.tolerated++;
      log.warn({ request_id: requestId, path: pathOf(address.url) }, "kept page served");
      return kept.answer;
    }
    const page = await packPage(address, rendered, options.security, options.keep !== false, kept);
    page.checkAt = now() + freshTime;
    const isDropped = page.tags.some((tag) => (lastDrop.get(tag) ?? 0) > startedAfter);
    if (page.keepable && !isDropped && !rush.outdates(page, startedAfter, kept)) {
      store.put(page);
      if (page.answer !== kept?.answer || kept.expired) options.onKept?.(page);
    }
    return page.answer;
  }

  function renewBehind(page: Page) {
    // Set before rendering, so that only one of the hits at this moment renders.
    page.checkAt = now() + retryDelay;
    const requestId = newRequestId();
    fly(page, requestId).catch((error) => {
      log.error({ request_id: requestId, err: error, path: pathOf(page.url) }, "page failed");
    });
  }

  function expire(page: Page) {
    page.expired = true;
    page.toleratedUntil = 0;
    options.onDropped?.(page);
  }

  function rewarm() {
    const popular = store.expired().filter(isPopular);
    popular.sort((a, b) => b.hits - a.hits);
    for (const page of popular.slice(0, mostRewarmed)) renewBehind(page);
  }

  function use(page: Page): Answer {
    page.used = true;
    page.hits++;
    if (now() >= page.checkAt) {
      counts.stale++;
      renewBehind(page);
      return page.answer;
    }
    counts.hits++;
    const isPackedLater = page.packed !== "fast" || page.packing || rush.isResting();
    // So that it fits the first packets of a connection.
    if (isPopular(page) && !isPackedLater) {
      repackPage(page).then(
        // A page written to in the meantime must not be found after a restart.
        () => !page.expired && store.peek(page.key) === page && options.onKept?.(page),
        (error) => log.error({ err: error }, "compression failed"),
      );
    }
    return page.answer;
  }

  return {
    counts,
    size: store.size,
    hit(target) {
      const page = store.peek(target);
      return page === undefined || page.expired ? undefined : use(page);
    },
    async get(address, requestId) {
      const page = store.peek(address.key);
      if (page && (!page.expired || now() < page.toleratedUntil)) return use(page);
      counts.misses++;
      return fly(address, requestId);
    },
    renew(table) {
      drops++;
      rush.trail(tablesWrittenBy(table), drops);
    },
    drop(name) {
      const tables = tablesWrittenBy(name);
      if (tables.length === 0) return;
      drops++;
      if (mayTrail(name)) return rush.trail(tables, drops);
      // New readers must not join a rendering that began before the write.
      flights.clear();
      for (const tag of tables) {
        lastDrop.set(tag, drops);
        for (const page of store.tagged(tag)) expire(page);
      }
      clearTimeout(rewarming);
      rewarming = setTimeout(rewarm, rewarmAfter).unref();
    },
    has: (key) => store.peek(key) !== undefined,
  };
}

function pathOf(url: string): string {
  return url.split("?")[0] ?? url;
}
