import type { Handler } from "hono";
import { proxy } from "hono/proxy";
import type { HttpEnv } from "../http/http-env.ts";
import type { Backend } from "./backend.ts";
import { tablesOf } from "./supabase-client.ts";

/** Headers that only we or a trusted proxy may set. */
const fromStrangers = [
  ...["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto"],
  ...["traceparent", "tracestate"],
];
const timeout = 35_000;
/** Requests that arrive while the backend starts wait for it, until this many ms after the start. */
const patience = 10_000;

type Options = {
  backend: Backend;
  /** Called with the written table or `rpc/<name>`; settles before the writer gets an answer. */
  onWritten: (name: string) => Promise<void>;
};

/**
 * Passes /auth/v1 and /rest/v1 to the embedded backend, CORS included. While the backend is down:
 * 503 `{code, message}` with Retry-After, which supabase-js reports as an error. A percent-encoded path is 404: what is
 * read from a path here and in the backend must be what the routes match.
 */
export function passToBackend({ backend, onWritten }: Options): Handler<HttpEnv> {
  return async (c) => {
    const url = new URL(c.req.url);
    if (url.pathname.includes("%")) {
      return c.json({ code: "not_found", message: "There is nothing here." }, 404);
    }
    const base = await backend.whenStarted(patience);
    const unavailable = () =>
      c.json({ code: "503", message: "The service is starting or unavailable; try again." }, 503, {
        "retry-after": "2",
      });
    if (!base) return unavailable();
    const headers = new Headers(c.req.raw.headers);
    headers.delete("host");
    headers.delete("expect");
    // The address as we know it: the backend limits attempts by this header.
    for (const name of fromStrangers) headers.delete(name);
    headers.set("x-forwarded-for", c.var.clientAddress);
    headers.set("x-request-id", c.var.requestId);
    let response: Response;
    try {
      response = await proxy(`${base}${url.pathname}${url.search}`, {
        raw: c.req.raw,
        headers,
        redirect: "manual",
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeout)]),
      });
    } catch (error) {
      // The sender disconnected, which does not mean that the backend failed.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      c.var.log.error({ request_id: c.var.requestId, err: String(error) }, "backend unreachable");
      return unavailable();
    }
    const name = tablesOf(url)[0];
    if (!response.ok || !name || ["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return response;
    // Read the body before the wait: if a Response is garbage-collected unread, Node cancels its body, and
    // the writer would wait forever for the rest of the answer (https://github.com/nodejs/undici/pull/3199).
    const body = response.body && (await response.arrayBuffer());
    await onWritten(name);
    return new Response(body, response);
  };
}
