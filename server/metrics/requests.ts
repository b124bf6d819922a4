import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Counter, Gauge, Histogram } from "prom-client";
import { splitAddress } from "../../data/languages.ts";

/** What a request was for, in a few fixed words, so that no person's or page's address becomes a label. */
type Kind = "page" | "form" | "data" | "account" | "picture" | "file" | "health";

type RequestMetrics = {
  answers: Counter<"kind" | "status">;
  durations: Histogram<"kind">;
  underWay: Gauge;
};

const started = Symbol("started");
type Timed = ServerResponse & { [started]?: number };
type Event = { request: IncomingMessage; response: Timed; server: Server };

/**
 * Counts every request of `server` from its first byte to the last byte of its answer, on Node's
 * diagnostics channels: the answering code is not involved, and without a subscriber they cost
 * nothing. https://nodejs.org/api/diagnostics_channel.html#http
 */
export function countRequests(server: Server, metrics: RequestMetrics): void {
  const { answers, durations, underWay } = metrics;

  subscribe("http.server.request.start", (message) => {
    const { response, server: asked } = message as Event;
    if (asked !== server) return;
    response[started] = performance.now();
    underWay.inc();
    response.once("close", () => underWay.dec());
  });
  subscribe("http.server.response.finish", (message) => {
    const { request, response, server: asked } = message as Event;
    if (asked !== server || response[started] === undefined) return;
    const kind = kindOf(request.method ?? "GET", request.url ?? "/");
    answers.inc({ kind, status: `${Math.trunc(response.statusCode / 100)}xx` });
    durations.observe({ kind }, (performance.now() - response[started]) / 1_000);
  });
}

const filePath = /^\/(?:assets|prints|fonts)\/|^[^?]*\.(?!data(?:\?|$))[a-z0-9]{2,11}(?:\?|$)/i;

export function kindOf(method: string, target: string): Kind {
  if (target.startsWith("/rest/v1/")) return "data";
  if (/^\/(?:auth\/v1|account\/(?:recover|invite|snapshots))(?:\/|\?|$)/.test(target)) {
    return "account";
  }
  if (/^\/media(?:\/|\?|$)/.test(target)) return "picture";
  if (/^\/og(?:\/|\?|$)/.test(splitAddress(target).path)) return "picture";
  if (/^\/(?:healthz|readyz)(?:\?|$)/.test(target)) return "health";
  if (filePath.test(target)) return "file";
  return method === "GET" || method === "HEAD" ? "page" : "form";
}
