import type { Handler } from "hono";
import { proxy } from "hono/proxy";
import type { HttpEnv } from "../http-env.ts";
import type { Backend } from "../process/supervisor.ts";
import { tablesOf } from "./supabase-client.ts";

/** What only a proxy that we trust, or we ourselves, may say. */
const FROM_STRANGERS = [
  ...["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto"],
  ...["traceparent", "tracestate"],
];
const TIMEOUT = 35_000;
/** A request that comes while the backend starts waits for it, until this long after the start. */
const PATIENCE = 10_000;

type Options = {
  backend: Backend;
  /** Called with the written table or `rpc/<name>`, and settled, before the writer gets its answer. */
  onWritten: (name: string) => Promise<void>;
};

/**
 * Passes /auth/v1 and /rest/v1 through to the embedded backend, CORS left to it. While there is
 * none to ask: 503 `{code, message}` with Retry-After, which supabase-js reports as an error.
 */
export function passToBackend({ backend, onWritten }: Options): Handler<HttpEnv> {
  return async (c) => {
    const base = await backend.whenStarted(PATIENCE);
    const unavailable = () =>
      c.json({ code: "503", message: "The service is starting or unavailable; try again." }, 503, {
        "retry-after": "2",
      });
    if (!base) return unavailable();
    const url = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    headers.delete("host");
    headers.delete("expect");
    // Only what we know ourselves: the backend limits attempts per address by this header.
    for (const name of FROM_STRANGERS) headers.delete(name);
    headers.set("x-forwarded-for", c.var.clientAddress);
    headers.set("x-request-id", c.var.requestId);
    let response: Response;
    try {
      response = await proxy(`${base}${url.pathname}${url.search}`, {
        raw: c.req.raw,
        headers,
        redirect: "manual",
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(TIMEOUT)]),
      });
    } catch (error) {
      // The sender has gone, which says nothing of the backend.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      c.var.log.error({ request_id: c.var.requestId, err: String(error) }, "backend unreachable");
      return unavailable();
    }
    const name = tablesOf(url)[0];
    if (response.ok && name && !["GET", "HEAD", "OPTIONS"].includes(c.req.method)) {
      await onWritten(name);
    }
    return response;
  };
}
