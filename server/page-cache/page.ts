import { type Answer, knowBody, prepareAnswer } from "../answer.ts";
import { compress } from "../compression.ts";
import type { Rendered } from "../rendering/app.ts";
import { tablesBehind } from "./tags.ts";

/** One kept page. */
export type Page = {
  key: string;
  url: string;
  answer: Answer;
  status: number;
  headers: [name: string, value: string][];
  type: string;
  /** Tables it was made from. */
  tags: string[];
  /** When it is due for a new rendering, in ms of the epoch. */
  checkAt: number;
  /** A write touched it: no longer served while the backend answers. */
  expired: boolean;
  /** Until then even an expired page is served: the backend failed a moment ago. */
  toleratedUntil: number;
  /** Asked since the last eviction round. */
  used: boolean;
  hits: number;
  packed: "fast" | "best";
  /** While, or after, it is packed again: once is enough. */
  packing?: boolean;
  keepable: boolean;
};

/** To browsers and proxies: keep it, and ask every time whether it is still the same. */
const REVALIDATE = "public, max-age=0, must-revalidate";
const KEEPABLE_STATUS = new Set([200, 301, 302, 303, 307, 308, 404, 410]);
const LARGEST = 5 * 1024 * 1024;

/**
 * Makes a rendering ready to be served. When the bytes are those of the page kept before, its
 * answer, with its better compression and its ETags, is used again.
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
    KEEPABLE_STATUS.has(rendered.status) &&
    rendered.body.length <= LARGEST &&
    !/no-store|private/.test(own ?? "") &&
    !rendered.headers.some(([name]) => name === "set-cookie");
  const headers: [string, string][] = [
    ...rendered.headers.filter(([name]) => name !== "cache-control"),
    ["cache-control", keepable ? (own ?? REVALIDATE) : "private, no-store"],
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

/** Compresses a page that many ask for as small as it gets, behind the requests. */
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
