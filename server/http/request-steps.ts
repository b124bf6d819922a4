import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { letFinish } from "../../platform/rest-of-body.ts";
import { type Log, newRequestId } from "../log.ts";
import type { HttpEnv } from "./http-env.ts";
import { refusal } from "./refusal-page.ts";

type Headers = [name: string, value: string][];

/** The paths of Supabase, which answer in JSON. */
export const apiPath = /^\/(?:auth|rest)\/v1\//;

const largestBody = 1024 * 1024;
/** How long to read the rest of a refused body before closing the connection. */
const linger = 2_000;
/** The rest of the body may still be on its way, so the connection cannot be reused. */
const closeHeader = { connection: "close" };
/** In ms; a form is only a few kB. */
const longestWait = 60_000;

/** Gives each request its id, its visitor's address and the log, and logs its answer. */
export function nameAndLog(log: Log, hops: number): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = newRequestId();
    c.set("requestId", requestId);
    // Replaces a value that the sender may have forged; tracing reads it here, without Hono.
    c.env.incoming.headers["x-request-id"] = requestId;
    c.set("log", log);
    c.set("clientAddress", clientAddress(c, hops));
    await next();
    const sent = c.env.outgoing.headersSent;
    if (!sent) c.res.headers.set("x-request-id", requestId);
    log.info(
      {
        request_id: requestId,
        method: c.req.method,
        path: c.req.path,
        status: sent ? c.env.outgoing.statusCode : c.res.status,
        ms: Math.round(performance.now() - started),
      },
      "request",
    );
  };
}

/** Adds headers to every answer. */
export function withHeaders(headers: Headers): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (c.env.outgoing.headersSent) return;
    for (const [name, value] of headers) c.res.headers.set(name, value);
  };
}

/** The visitor's address: the socket's, or the one that the nearest `hops` trusted proxies saw. */
function clientAddress(c: Context<HttpEnv>, hops: number): string {
  const socket = c.env.incoming.socket.remoteAddress ?? "unknown";
  if (hops === 0) return socket;
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return forwarded.at(-hops) || socket;
}

/**
 * Closes the connection if a request's body has not arrived within a minute, so that slow senders do not hold
 * resources for long. Comes after /media, where uploads have ten minutes (listen.ts).
 */
export const cutSlowBodies: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { incoming } = c.env;
  if (incoming.complete || c.req.method === "GET" || c.req.method === "HEAD") return next();
  const cut = setTimeout(() => {
    if (!incoming.complete) incoming.destroy();
  }, longestWait).unref();
  try {
    await next();
  } finally {
    clearTimeout(cut);
  }
};

/** Refuses bodies larger than 1 MB with 413. */
export function limitBodies(security: Headers): MiddlewareHandler<HttpEnv> {
  return bodyLimit({
    maxSize: largestBody,
    onError: async (c) => {
      await letFinish(c.env.incoming, linger);
      const message = "The request body is larger than 1 MB.";
      return apiPath.test(c.req.path)
        ? c.json({ code: "body_too_large", message }, 413, closeHeader)
        : refusal(413, security, closeHeader);
    },
  });
}
