import { setTimeout as sleep } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { splitAddress } from "../../data/languages.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { namesOfNetwork } from "../http/networks.ts";
import { refusal } from "../http/refusal-page.ts";
import type { Ledger } from "./ledger.ts";

type Security = [name: string, value: string][];

/** Statuses of requests that none of our programs send: malformed, not offered, too large. */
const unfit = new Set([400, 405, 406, 413, 414, 415, 416]);

/** Passes an endpoint's request if its network can pay; pages charge for themselves. */
export function chargeForEndpoints(ledger: Ledger, security: Security): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { path, method } = c.req;
    const price = method === "OPTIONS" ? undefined : priceOf(method, path);
    const points = price && price + bodyPoints(path, c.req.raw.headers);
    const wait = points && ledger.charge(c.var.clientAddress, points);
    if (wait === undefined || wait === 0) {
      await next();
      if (points && unfit.has(c.res.status)) ledger.fine(c.var.clientAddress, unfitPoints);
      return;
    }
    const headers = await patientHeaders(c.var.clientAddress, wait);
    const message = `Request rate limit reached. Try again in ${wait} seconds.`;
    if (path.startsWith("/auth/v1/")) {
      const error_code = "over_request_rate_limit";
      return c.json({ code: 429, error_code, msg: message }, 429, headers);
    }
    if (
      /^\/(?:rest\/v1|account|admin|forms|gateway|(?:media|(?:admissions\/application\/)?documents)$)/.test(
        path,
      )
    ) {
      const code = "over_request_rate_limit";
      return c.json({ code, message, details: null, hint: null }, 429, headers);
    }
    return refusal(429, security, headers, { language: splitAddress(path).language });
  };
}

/**
 * The headers of a refusal, after its delay: when to retry, and `connection: close` if too many
 * requests of the network are waiting.
 */
export async function patientHeaders(address: string, wait: number) {
  const isHeld = await holdRefusal(address);
  return { "retry-after": String(wait), ...(!isHeld && { connection: "close" }) };
}

const pause = 500;
/** How many refusals of one network wait at once. */
const mostOfNetwork = 24;
const mostOfAll = 2_000;

const waiting = new Map<string, number>();
let all = 0;

/**
 * Delays the refusal of a network that cannot pay by half a second; otherwise one that retries at
 * once would keep the process busy with refusals. Returns false without delay if too many wait:
 * then close the connection.
 */
export async function holdRefusal(address: string): Promise<boolean> {
  const { network } = namesOfNetwork(address);
  const ofNetwork = waiting.get(network) ?? 0;
  if (ofNetwork >= mostOfNetwork || all >= mostOfAll) return false;
  waiting.set(network, ofNetwork + 1);
  all++;
  await sleep(pause);
  all--;
  const left = (waiting.get(network) ?? 1) - 1;
  if (left > 0) waiting.set(network, left);
  else waiting.delete(network);
  return true;
}

type Price = {
  what: string;
  method?: RegExp;
  path: RegExp;
  points: number;
  /** Below the addresses of every language. */
  inLanguages?: true;
};

/**
 * The price of a request not answered from memory, about one point per two milliseconds of work. The first
 * matching line counts. Pages and files from memory are free.
 */
const priceList: readonly Price[] = [
  {
    what: "health, the browser's settings, when something was taken away",
    path: /^\/(?:healthz|readyz|config\.json|withdrawn\.json)$/,
    points: 1,
  },
  { what: "a task for a form", path: /^\/forms\/task$/, points: 1 },
  { what: "a picture that is sent", method: /^POST$/, path: /^\/media$/, points: 40 },
  { what: "a stored picture", path: /^\/media\//, points: 1 },
  { what: "a document that is sent", method: /^POST$/, path: /^\/documents$/, points: 40 },
  {
    what: "a signed sheet that is sent",
    method: /^POST$/,
    path: /^\/admin\/consent-scans\/./,
    points: 40,
  },
  {
    what: "a signed sheet, a document of an application",
    path: /^\/admin\/(?:consent-scans|application-documents)\/./,
    points: 4,
  },
  {
    what: "a receipt of an account or for the office",
    path: /^\/(?:admin|alumni)\/receipts\/./,
    points: 100,
  },
  {
    what: "a receipt by a personal link",
    path: /^\/admissions\/application\/receipt\.pdf$/,
    points: 100,
    inLanguages: true,
  },
  {
    what: "a document of an application that is sent",
    path: /^\/admissions\/application\/documents$/,
    points: 40,
  },
  {
    what: "what a gateway reports of messages to phones, or of payments",
    method: /^POST$/,
    path: /^\/gateway\/(?:reports|payments)$/,
    points: 1,
  },
  {
    what: "a payment that is begun, and the way back from the gateway",
    path: /^\/payments\/(?:application|gift|return)$/,
    points: 20,
    inLanguages: true,
  },
  { what: "a document of the library", path: /^\/documents\/./, points: 4 },
  { what: "a picture for sharing", path: /^\/og(?:\.png$|\/)/, points: 10, inLanguages: true },
  {
    what: "a picture taken home",
    path: /^\/gallery\/event\/[^/]+\/download\//,
    points: 4,
    inLanguages: true,
  },
  {
    what: "a search of the site by its function",
    path: /^\/rest\/v1\/rpc\/(?:search_site|suggest_search_words|find_bus_stops)$/,
    points: 20,
  },
  { what: "a function", path: /^\/rest\/v1\/rpc\//, points: 3 },
  { what: "rows read", method: /^(?:GET|HEAD)$/, path: /^\/rest\/v1\//, points: 2 },
  { what: "rows written", path: /^\/rest\/v1\//, points: 4 },
  { what: "an account's own questions", method: /^GET$/, path: /^\/auth\/v1\//, points: 2 },
  { what: "sign-in, sign-up, emails", path: /^\/auth\/v1\//, points: 10 },
  {
    what: "an account's or the office's endpoint",
    path: /^\/(?:account|admin)\/(?:recover|remove-factor|invite|snapshots|preview|videos?)(?:\/|$)/,
    points: 10,
  },
];

/** Whether a page answers a question of its own from much of the database: words, a village, a month, a year. */
export const isQuestion = (url: string) =>
  /^\/(?:search|transport|calendar|calendar\/planner)(?:\.data)?\?/.test(splitAddress(url).path);

/** Requests that match no line are for pages: the prices of a rendering, a question and a form. */
export const pagePrices = { page: 5, question: 40, form: 20 } as const;

/** Bytes that a point pays for in the body of rows or arguments, which the database reads before it can refuse them. */
const bytesPerPoint = 20_000;
/** The points of a body whose size is not said beforehand. */
const unsaidSize = 50;

/** What a body of /rest/v1 costs besides its request; ordinary ones, of a form or a row, cost nothing. */
export function bodyPoints(path: string, headers: Headers): number {
  if (!path.startsWith("/rest/v1/")) return 0;
  if (headers.has("transfer-encoding")) return unsaidSize;
  return Math.floor(Number(headers.get("content-length") ?? 0) / bytesPerPoint);
}

/** A fine for invalid requests: attackers probe by the thousand. */
const unfitPoints = 10;

/** The price of a request to an endpoint, or undefined if it is for the pages. */
export function priceOf(method: string, path: string): number | undefined {
  const { path: page } = splitAddress(path);
  return priceList.find(
    (price) =>
      (price.method?.test(method) ?? true) && price.path.test(price.inLanguages ? page : path),
  )?.points;
}
