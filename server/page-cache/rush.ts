import { isPopular, type Page, type PageStore } from "./page.ts";

/** In a rush, a page in demand lags behind visitors' writes by this much and one rendering. */
const trailTime = 1_000;
/** For this long after such a write no page is compressed further: the next write would undo it. */
const rest = 2_000;

type Options = {
  store: PageStore;
  /** The renderings in progress; a reader joins the one of the same page. */
  flights: Map<Page["key"], unknown>;
  expire: (page: Page) => void;
  renewBehind: (page: Page) => void;
  now: () => number;
};

/** The pages that trail behind the writes of a rush. */
export interface Rush {
  /**
   * After a write in a rush: pages in demand stay and are renewed soon, readers of others wait. `count` is the
   * number of writes so far.
   */
  trail(tables: readonly string[], count: number): void;
  /** Whether such a write came after the first `count` writes, and `kept` does not trail behind it. */
  outdates(page: Page, count: number, kept: Page | undefined): boolean;
  isResting(): boolean;
}

export function createRush({ store, flights, expire, renewBehind, now }: Options): Rush {
  const lastTrail = new Map<string, number>();
  const trailing = new Set<Page["key"]>();
  let restUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  /**
   * Renews trailing pages, each once at a time: a rendering in progress may be older than the last
   * write.
   */
  function catchUp() {
    timer = undefined;
    for (const key of [...trailing]) {
      if (flights.has(key)) continue;
      trailing.delete(key);
      const page = store.peek(key);
      if (page) renewBehind(page);
    }
    if (trailing.size > 0) catchUpSoon();
  }

  function catchUpSoon() {
    if (!timer) timer = setTimeout(catchUp, trailTime).unref();
  }

  return {
    trail(tables, count) {
      for (const tag of tables) {
        lastTrail.set(tag, count);
        for (const page of store.tagged(tag)) {
          if (isInDemand(page)) {
            trailing.add(page.key);
            restUntil = now() + rest;
          } else expire(page);
        }
      }
      for (const key of flights.keys()) if (!trailing.has(key)) flights.delete(key);
      if (trailing.size > 0) catchUpSoon();
    },
    outdates(page, count, kept) {
      const isWritten = page.tags.some((tag) => (lastTrail.get(tag) ?? 0) > count);
      return isWritten && !(kept && isInDemand(kept));
    },
    isResting: () => now() < restUntil,
  };
}

function isInDemand(page: Page): boolean {
  return isPopular(page) && !page.expired;
}
