import type { Answer } from "../answer.ts";
import { type Log, newRequestId } from "../log.ts";
import type { Rendered } from "../rendering/app.ts";
import { type Page, packPage, repackPage } from "./page.ts";
import { createPageStore, type PageStore } from "./page-store.ts";
import { mayTrail, tablesWrittenBy } from "./tags.ts";

const FRESH = 30_000;
/** While the backend is down each kept page is tried again at most this often. */
const RETRY = 2_000;
// Asked for again, a page is packed as small as it gets: it then fits the first packets of a connection.
const POPULAR_HITS = 2;
const MOST_REWARMED = 20;
const REWARM_AFTER = 300;
/** A page in demand shows what visitors write in a rush at most so much later, and one rendering. */
const TRAIL = 1_000;
/** So long after such a write no page is packed as small as it gets: the next one undoes that work. */
const REST = 2_000;

export type PageAsked = { key: string; url: string };

/** How pages were answered since the start. */
export type PageCounts = {
  /** Kept and fresh. */
  hits: number;
  /** Kept, and rendered again behind the answer. */
  stale: number;
  /** Waited for a rendering. */
  misses: number;
  /** Renderings. */
  rendered: number;
  /** Kept ones served because the backend failed. */
  tolerated: number;
};

export interface PageCache {
  readonly counts: Readonly<PageCounts>;
  size: PageStore["size"];
  /** The finished answer for exactly this request target, or undefined: the path of most requests. */
  hit(target: string): Answer | undefined;
  /** The answer for an address: kept, or rendered once however many ask for it at the same time. */
  get(address: PageAsked, requestId: string): Promise<Answer>;
  /** Marks every page made from what a write to `name` touched (a table or `rpc/<function>`). */
  drop(name: string): void;
  /** The same for a write found afterwards: pages in demand stay until they are made anew. */
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
  /** Milliseconds since any moment: a clock that is put right must not make pages old, or fresh for hours. */
  now?: () => number;
};

/**
 * Keeps finished pages in memory. A page is fresh for 30 s; after that the kept one is served and
 * rendered again behind it (RFC 5861). A write through this server makes its pages wait for a new
 * rendering. While the backend is down every kept page stays in use, however old.
 */
export function createPageCache(options: Options): PageCache {
  const { render, log, now = () => performance.now() } = options;
  const store = createPageStore(options.limit, options.onDropped);
  const flights = new Map<string, Promise<Answer>>();
  const lastDrop = new Map<string, number>();
  const lastTrail = new Map<string, number>();
  let restUntil = 0;
  const counts: PageCounts = { hits: 0, stale: 0, misses: 0, rendered: 0, tolerated: 0 };
  let drops = 0;
  let rewarming: NodeJS.Timeout | undefined;
  const trailing = new Set<Page["key"]>();
  let trailTimer: NodeJS.Timeout | undefined;

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
      kept.toleratedUntil = now() + RETRY;
      counts.tolerated++;
      log.warn({ request_id: requestId, path: pathOf(address.url) }, "kept page served");
      return kept.answer;
    }
    const page = await packPage(address, rendered, options.security, options.keep !== false, kept);
    page.checkAt = now() + FRESH;
    const wroteAfter = (last: Map<string, number>) =>
      page.tags.some((tag) => (last.get(tag) ?? 0) > startedAfter);
    const outdated = wroteAfter(lastDrop) || (wroteAfter(lastTrail) && !(kept && isInDemand(kept)));
    if (page.keepable && !outdated) {
      store.put(page);
      if (page.answer !== kept?.answer || kept.expired) options.onKept?.(page);
    }
    return page.answer;
  }

  function renewBehind(page: Page) {
    // Set before the rendering starts: of all hits in this moment one renders.
    page.checkAt = now() + RETRY;
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
    const popular = store.expired().filter((page) => page.hits >= POPULAR_HITS);
    popular.sort((a, b) => b.hits - a.hits);
    for (const page of popular.slice(0, MOST_REWARMED)) renewBehind(page);
  }

  /** Renews what trails, each page once at a time: a rendering under way may be older than the last write. */
  function catchUp() {
    trailTimer = undefined;
    for (const key of [...trailing]) {
      if (flights.has(key)) continue;
      trailing.delete(key);
      const page = store.peek(key);
      if (page) renewBehind(page);
    }
    if (trailing.size > 0) trailSoon();
  }

  /** After a write in a rush: pages in demand stay and are renewed soon, all others wait for a rendering. */
  function trail(tables: readonly string[]) {
    for (const tag of tables) {
      lastTrail.set(tag, drops);
      for (const page of store.tagged(tag)) {
        if (isInDemand(page)) {
          trailing.add(page.key);
          restUntil = now() + REST;
        } else expire(page);
      }
    }
    for (const key of flights.keys()) if (!trailing.has(key)) flights.delete(key);
    if (trailing.size > 0) trailSoon();
  }

  function trailSoon() {
    if (!trailTimer) trailTimer = setTimeout(catchUp, TRAIL).unref();
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
    const isPackedLater = page.packed !== "fast" || page.packing || now() < restUntil;
    if (page.hits >= POPULAR_HITS && !isPackedLater) {
      repackPage(page).then(
        // Written to meanwhile, it is not what should be found after a restart.
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
      trail(tablesWrittenBy(table));
    },
    drop(name) {
      const tables = tablesWrittenBy(name);
      if (tables.length === 0) return;
      drops++;
      if (mayTrail(name)) return trail(tables);
      // Whoever asks from now on must not join a rendering that began before the write.
      flights.clear();
      for (const tag of tables) {
        lastDrop.set(tag, drops);
        for (const page of store.tagged(tag)) expire(page);
      }
      clearTimeout(rewarming);
      rewarming = setTimeout(rewarm, REWARM_AFTER).unref();
    },
    has: (key) => store.peek(key) !== undefined,
  };
}

function isInDemand(page: Page): boolean {
  return page.hits >= POPULAR_HITS && !page.expired;
}

function pathOf(url: string): string {
  return url.split("?")[0] ?? url;
}
