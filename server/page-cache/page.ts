import { type Answer, compress, knowBody, prepareAnswer } from "../http/answer.ts";
import type { Rendered } from "../rendering/app.ts";
import { tablesBehind } from "./tags.ts";

export type Page = {
  key: string;
  url: string;
  answer: Answer;
  status: number;
  headers: [name: string, value: string][];
  type: string;
  /** Tables it was made from. */
  tags: string[];
  /** When to render it again, on the cache's clock. */
  checkAt: number;
  /** A write touched it: served only while the backend is down. */
  expired: boolean;
  /** Until then even an expired page is served, because the backend has just failed. */
  toleratedUntil: number;
  /** Asked for since the last eviction round. */
  used: boolean;
  hits: number;
  packed: "fast" | "best";
  /** True during and after better compression: once is enough. */
  packing?: boolean;
  keepable: boolean;
};

/** Browsers and proxies may keep it, and must ask each time whether it has changed. */
const revalidateHeader = "public, max-age=0, must-revalidate";
const keepableStatus = new Set([200, 301, 302, 303, 307, 308, 404, 410]);
const largest = 5 * 1024 * 1024;

/**
 * Prepares a rendering to be served. If its bytes match the page kept before, that page's answer is
 * reused, with its better compression and ETags.
 */
export async function packPage(
  address: { key: string; url: string },
  rendered: Rendered,
  security: [name: string, value: string][],
  mayKeep: boolean,
  before?: Page,
): Promise<Page> {
  const own = rendered.headers.find(([name]) => name === "cache-control")?.[1];
  const keepable =
    mayKeep &&
    keepableStatus.has(rendered.status) &&
    rendered.body.length <= largest &&
    !/no-store|private/.test(own ?? "") &&
    !rendered.headers.some(([name]) => name === "set-cookie");
  const headers: [string, string][] = [
    ...rendered.headers.filter(([name]) => name !== "cache-control"),
    ["cache-control", keepable ? (own ?? revalidateHeader) : "private, no-store"],
    ...security,
  ];
  const type = headers.find(([name]) => name === "content-type")?.[1] ?? "";
  const page: Omit<Page, "answer"> = {
    key: address.key,
    url: address.url,
    status: rendered.status,
    headers,
    type,
    tags: [...new Set([...rendered.tags].flatMap(tablesBehind))],
    checkAt: 0,
    expired: false,
    toleratedUntil: 0,
    used: true,
    packed: "fast",
    hits: before?.hits ?? 0,
    keepable,
  };
  if (before && sameAnswer(before, page, rendered.body)) {
    return { ...page, answer: before.answer, packed: before.packed };
  }
  const packed = await compress(type, rendered.body, "fast");
  const answer = prepareAnswer({ status: page.status, headers, body: rendered.body, ...packed });
  return { ...page, answer };
}

/** Whether a page was asked for again. */
export const isPopular = (page: Page) => page.hits >= 2;

/** Compresses a popular page as small as possible, in the background. */
export async function repackPage(page: Page): Promise<void> {
  page.packing = true;
  const before = page.answer;
  const body = before.identity.body;
  const packed = await compress(page.type, body, "best");
  if (page.answer !== before) return;
  page.answer = prepareAnswer({ status: page.status, headers: page.headers, body, ...packed });
  page.packed = "best";
}

function sameAnswer(before: Page, now: Omit<Page, "answer">, body: Buffer): boolean {
  return (
    before.status === now.status &&
    before.answer.whole.hash === knowBody(body).hash &&
    JSON.stringify(before.headers) === JSON.stringify(now.headers)
  );
}

const mostBytes = 24 * 1024 * 1024;

export interface PageStore {
  peek(key: string): Page | undefined;
  put(page: Page): void;
  tagged(tag: string): Iterable<Page>;
  expired(): Page[];
  /** The number of kept pages, and their bytes in all encodings. */
  size(): { pages: number; bytes: number };
}

/**
 * Pages by key and by tag within `limit` bytes. Eviction is "second chance" (a clock): a page asked
 * for since the last round stays, so a flood of one-off queries cannot evict the home page, and a
 * hit costs one assignment instead of a move in a list.
 */
export function createPageStore(limit = mostBytes, onEvicted?: (page: Page) => void): PageStore {
  const pages = new Map<string, Page>();
  // The bytes counted for a page: better compression changes its size while it is kept.
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
      // A new page earns its second chance by being asked for again.
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
