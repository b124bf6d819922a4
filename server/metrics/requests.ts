import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { addDuration, type Durations } from "./durations.ts";

/** What a request was for: few words, so that no address of a person or a page becomes a label. */
export type Kind = "page" | "form" | "data" | "account" | "picture" | "file" | "health";

export type RequestCounts = {
  /** Answers by kind and class of status, such as "page 2xx". */
  answers: Map<string, number>;
  durations: Map<Kind, Durations>;
  underWay: number;
};

const started = Symbol("started");
type Timed = ServerResponse & { [started]?: number };
type Event = { request: IncomingMessage; response: Timed; server: Server };

/**
 * Counts every request of `server` from its first byte to the last of its answer, by the channels
 * Node reports them on: the code that answers knows nothing of it, and without a subscriber they
 * cost nothing. https://nodejs.org/api/diagnostics_channel.html#http
 */
export function countRequests(server: Server): RequestCounts {
  const counts: RequestCounts = { answers: new Map(), durations: new Map(), underWay: 0 };

  subscribe("http.server.request.start", (message) => {
    const { response, server: asked } = message as Event;
    if (asked !== server) return;
    response[started] = performance.now();
    counts.underWay++;
    response.once("close", () => {
      counts.underWay--;
    });
  });
  subscribe("http.server.response.finish", (message) => {
    const { request, response, server: asked } = message as Event;
    if (asked !== server || response[started] === undefined) return;
    const kind = kindOf(request.method ?? "GET", request.url ?? "/");
    const answer = `${kind} ${Math.trunc(response.statusCode / 100)}xx`;
    counts.answers.set(answer, (counts.answers.get(answer) ?? 0) + 1);
    addDuration(counts.durations, kind, (performance.now() - response[started]) / 1_000);
  });
  return counts;
}

const FILE = /^\/(?:assets|prints|fonts)\/|^[^?]*\.(?!data(?:\?|$))[a-z0-9]{2,11}(?:\?|$)/i;

export function kindOf(method: string, target: string): Kind {
  if (target.startsWith("/rest/v1/")) return "data";
  if (/^\/(?:auth\/v1|account\/(?:recover|invite|snapshots))(?:\/|\?|$)/.test(target)) {
    return "account";
  }
  if (/^\/(?:media|og|hi\/og)(?:\/|\?|$)/.test(target)) return "picture";
  if (/^\/(?:healthz|readyz)(?:\?|$)/.test(target)) return "health";
  if (FILE.test(target)) return "file";
  return method === "GET" || method === "HEAD" ? "page" : "form";
}
