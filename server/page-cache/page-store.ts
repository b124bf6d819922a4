import type { Page } from "./page.ts";

const LIMIT = 24 * 1024 * 1024;

export interface PageStore {
  peek(key: string): Page | undefined;
  put(page: Page): void;
  tagged(tag: string): Iterable<Page>;
  expired(): Page[];
  /** How many pages are kept, and their bytes in all encodings. */
  size(): { pages: number; bytes: number };
}

/**
 * Pages by key and by tag within `limit` bytes. Eviction is "second chance" (a clock): a page asked
 * since the last round stays, so that a flood of queries asked once cannot push the home page out,
 * and a hit costs one assignment instead of a move in a list.
 */
export function createPageStore(limit = LIMIT, onEvicted?: (page: Page) => void): PageStore {
  const pages = new Map<string, Page>();
  // What a page was charged with: better compression changes its size while it is kept.
  const charged = new Map<Page, number>();
  const byTag = new Map<string, Set<Page>>();
  let bytes = 0;

  function remove(page: Page) {
    pages.delete(page.key);
    bytes -= charged.get(page) ?? 0;
    charged.delete(page);
    for (const tag of page.tags) byTag.get(tag)?.delete(page);
  }

  function evict() {
    while (bytes > limit) {
      const oldest = pages.values().next().value;
      if (!oldest) return;
      if (oldest.used) {
        oldest.used = false;
        pages.delete(oldest.key);
        pages.set(oldest.key, oldest);
      } else {
        remove(oldest);
        onEvicted?.(oldest);
      }
    }
  }

  return {
    size: () => ({ pages: pages.size, bytes }),
    peek: (key) => pages.get(key),
    put(page) {
      const before = pages.get(page.key);
      if (before) remove(before);
      // New pages have to be asked for again to earn their second chance.
      page.used = before !== undefined;
      pages.set(page.key, page);
      charged.set(page, page.answer.bytes);
      bytes += page.answer.bytes;
      for (const tag of page.tags) {
        const tagged = byTag.get(tag) ?? new Set();
        tagged.add(page);
        byTag.set(tag, tagged);
      }
      evict();
    },
    tagged: (tag) => byTag.get(tag) ?? [],
    expired: () => [...pages.values()].filter((page) => page.expired),
  };
}
